import { deskCompanies, deskCompany } from "./desk-companies";
import { deskDispute, deskDisputes, settleDispute } from "./disputes";
import { decideIdentity, setEnabled } from "./enablement";
import { deskGroup, setChain, setGrant } from "./groups";
import { deskMails, retryMails } from "./mails";
import { deskNotices, endNotice, publishNotice } from "./notices";
import { deskProfiles, setProfile } from "./profiles";
import { deskService } from "./service";
import { assign, deskVerification, deskVerifications } from "./verifications";
import type { UseCases } from "../use-case";

/** What the provider's desk asks for. */
export const providerUseCases = {
  "provider.companies": deskCompanies,
  "provider.company": deskCompany,
  "provider.setEnabled": setEnabled,
  "provider.decideIdentity": decideIdentity,
  "provider.disputes": deskDisputes,
  "provider.dispute": deskDispute,
  "provider.settleDispute": settleDispute,
  "provider.group": deskGroup,
  "provider.setChain": setChain,
  "provider.setGrant": setGrant,
  "provider.profiles": deskProfiles,
  "provider.setProfile": setProfile,
  "provider.verifications": deskVerifications,
  "provider.verification": deskVerification,
  "provider.assign": assign,
  "provider.service": deskService,
  "provider.mails": deskMails,
  "provider.retryMails": retryMails,
  "provider.notices": deskNotices,
  "provider.publishNotice": publishNotice,
  "provider.endNotice": endNotice,
} satisfies UseCases;
