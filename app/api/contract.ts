import { CALL_RIGHTS } from "~/domain/people/call-rights";
import { completeBenchmark } from "./contract/completed/benchmark";
import { completeHome } from "./contract/completed/home-page";
import { completeOverview } from "./contract/completed/overview";
import { completeQuestion } from "./contract/completed/question";
import { completeUser } from "./contract/completed/user-info";
import { answers } from "./contract/answers";
import { registers } from "./contract/registers";
import { attestations } from "./contract/attestations";
import { companyAttachments } from "./contract/company-attachments";
import { audit } from "./contract/audit";
import { cardShares } from "./contract/card-shares";
import { compare } from "./contract/compare";
import { config } from "./contract/config";
import { consistency } from "./contract/consistency";
import { plan } from "./contract/development-plan";
import { files } from "./contract/files";
import { group } from "./contract/group";
import { history } from "./contract/history";
import { identity } from "./contract/identity";
import { indicators } from "./contract/indicators";
import { issuedScores } from "./contract/issued-scores";
import { invitations } from "./contract/invitations";
import { logo } from "./contract/logo";
import { jottings } from "./contract/jottings";
import { leftOut } from "./contract/left-out";
import { obsolete } from "./contract/obsolete";
import { overview } from "./contract/overview";
import { owner } from "./contract/owner";
import { papers } from "./contract/papers";
import { people } from "./contract/people";
import { positions } from "./contract/positions";
import { proposedFacts } from "./contract/proposed-facts";
import { provider } from "./contract/provider";
import { providerProfiles } from "./contract/provider-profiles";
import { providerService } from "./contract/provider-service";
import { profiles } from "./contract/profiles";
import { proposals } from "./contract/proposals";
import { publicCards } from "./contract/public-cards";
import { quickstart } from "./contract/quickstart";
import { registry } from "./contract/registry";
import { report } from "./contract/report";
import { restore } from "./contract/restore";
import { scoring } from "./contract/scoring";
import { sheets } from "./contract/sheets";
import { settings } from "./contract/settings";
import { survey } from "./contract/survey";
import { takeOver } from "./contract/take-over";
import { tasks } from "./contract/tasks";
import { user } from "./contract/user";
import { verification } from "./contract/verification";
import { verifierDesk } from "./contract/verifier-desk";
import { vsme } from "./contract/vsme";
import { workbook } from "./contract/workbook";
import type { InputOf, OutputOf, ParsedOf } from "./row";

const rows = {
  ...identity,
  ...user,
  ...people,
  ...invitations,
  ...profiles,
  ...owner,
  ...audit,
  ...tasks,
  ...settings,
  ...scoring,
  ...plan,
  ...issuedScores,
  ...consistency,
  ...quickstart,
  ...registry,
  ...proposedFacts,
  ...logo,
  ...companyAttachments,
  ...group,
  ...attestations,
  ...registers,
  ...overview,
  ...survey,
  ...takeOver,
  ...papers,
  ...answers,
  ...jottings,
  ...proposals,
  ...publicCards,
  ...cardShares,
  ...history,
  ...positions,
  ...compare,
  ...restore,
  ...verification,
  ...verifierDesk,
  ...leftOut,
  ...obsolete,
  ...files,
  ...vsme,
  ...workbook,
  ...report,
  ...indicators,
  ...sheets,
  ...config,
  ...provider,
  ...providerProfiles,
  ...providerService,
};

type Rows = typeof rows;
export type CallId = keyof Rows;

/** How answers are filled in that leave the extensions out. */
const COMPLETED = {
  "user.info": { complete: completeUser },
  "user.updateInfo": { complete: completeUser },
  "scoring.homePage": { complete: completeHome },
  "survey.overview": { complete: completeOverview },
  "survey.pillarOverview": { complete: completeOverview },
  "survey.historyVersion": { complete: completeOverview },
  "survey.historyPillar": { complete: completeOverview },
  "survey.question": { complete: completeQuestion },
  "report.benchmark": { complete: completeBenchmark },
} as const satisfies Partial<Record<CallId, object>>;

type Completed<Id> = Id extends keyof typeof COMPLETED ? (typeof COMPLETED)[Id] : unknown;
type Contract = { [Id in CallId]: Rows[Id] & { right: (typeof CALL_RIGHTS)[Id] } & Completed<Id> };

/** Every call of the product: those of spec §7 and, marked as extension, further ones (D14). */
export const contract = Object.fromEntries(
  (Object.keys(rows) as CallId[]).map((id) => [
    id,
    { ...rows[id], right: CALL_RIGHTS[id], ...(COMPLETED as Partial<Record<CallId, object>>)[id] },
  ]),
) as Contract;

export type CallInput<Id extends CallId> = InputOf<(typeof contract)[Id]>;
export type CallParsed<Id extends CallId> = ParsedOf<(typeof contract)[Id]>;
export type CallOutput<Id extends CallId> = OutputOf<(typeof contract)[Id]>;
