import { proposedFacts } from "./proposed-facts";
import { company, updateCompany, withdrawIdentityRequest } from "./company";
import { addCompanyAttachment, removeCompanyAttachment } from "./company-attachments";
import { grantCopying, group, withdrawCopying } from "./group";
import { logo, putLogo, removeLogo, uploadLogo } from "./logo/logo";
import { naceDropdown } from "./nace-dropdown";
import { quickStartData, submitQuickStart } from "./quick-start";
import type { UseCases } from "../use-case";

/** What is asked of a company's registry, and of its first steps. */
export const registryUseCases = {
  "registry.company": company,
  "registry.proposedFacts": proposedFacts,
  "registry.updateCompany": updateCompany,
  "registry.withdrawIdentityRequest": withdrawIdentityRequest,
  "registry.uploadLogo": uploadLogo,
  "registry.putLogo": putLogo,
  "registry.logo": logo,
  "registry.removeLogo": removeLogo,
  "registry.addCompanyAttachment": addCompanyAttachment,
  "registry.removeCompanyAttachment": removeCompanyAttachment,
  "registry.group": group,
  "registry.grantCopying": grantCopying,
  "registry.withdrawCopying": withdrawCopying,
  "registry.naceDropdown": naceDropdown,
  "quickstart.data": quickStartData,
  "quickstart.submit": submitQuickStart,
} satisfies UseCases;
