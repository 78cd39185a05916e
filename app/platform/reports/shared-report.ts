import { ApiError, ifFound } from "~/api/errors";
import { sharedFacts } from "~/documents/report/shared";
import { note, workingShare } from "../card/shares/shared-card";
import { placeIfKept } from "../documents/kept-documents";
import { documentOf, type MadeDocument } from "../documents/made-document";
import { awaitDocument, isAwaited, madeNow } from "../documents/making";
import { fileResponse } from "../files/file-response";
import { sentFrom } from "../storage/sent-file";
import { takeAttempt } from "../identity/limits";
import type { Scope } from "../scope";
import type { StoredShare } from "../store/publicity/shares";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { reportFacts } from "./report-facts";
import { WRITE_REPORT } from "./work";

/** Begins to make the report of a link for its bearer, who has no account: how often is limited for each link. */
export const prepareSharedReport: UseCase<"survey.prepareSharedReport"> = async ({ body }, scope) => {
  const share = await sharedReportOf(scope, body.token);
  const { named, read } = wantedBy(scope, share);
  const filename = nameOf(share);
  if ((await keptPlace(scope, share)) !== null) return { filename, ready: true, ahead: 0 };
  if (!isAwaited(named)) await takeAttempt(scope, "shared-report", share.id);
  const queued = await awaitDocument(scope, named, read);
  if (queued === "missing") throw new ApiError(404, "internal/not_found");
  return { filename, ready: queued === null, ahead: queued?.ahead ?? 0 };
};

/** The file, while the link works: a report that was made before is found by no other way. */
export const sharedReport: UseCase<"survey.sharedReport"> = async ({ body }, scope) => {
  const share = await sharedReportOf(scope, body.token);
  const { named, read } = wantedBy(scope, share);
  const place = (await keptPlace(scope, share)) ?? (await madeByNow(scope, share, named, read));
  if (place === null) throw new ApiError(404, "internal/not_found");
  await note(scope, share, "report");
  const file = { name: nameOf(share), mediaType: "application/pdf", isOurs: true };
  return fileResponse({ ...file, ...(await sentFrom(place)) });
};

type Read = () => Promise<MadeDocument | null>;

async function madeByNow(
  scope: Scope,
  { id }: StoredShare,
  named: { companyId: string; name: string },
  read: Read,
): Promise<string | null> {
  await takeAttempt(scope, "shared-report", id);
  return madeNow(scope, named, read);
}

/** The link of a token, if it works and hands over the report. */
async function sharedReportOf(scope: Scope, token: string): Promise<StoredShare> {
  const share = await workingShare(scope, token);
  if (!share.sharesReport) throw new ApiError(404, "internal/not_found");
  return share;
}

/** Nothing of the report changes while the link works, so its document is found without reading the card. */
const keyOf = ({ id, number }: StoredShare) => ["link", number, id];

const keptPlace = ({ settings }: Scope, share: StoredShare) =>
  placeIfKept(settings, share.companyId, { kind: WRITE_REPORT.name, key: keyOf(share) });

const nameOf = ({ number }: StoredShare): string => `carta-esg-report-${number}.pdf`;

function wantedBy(
  scope: Scope,
  share: StoredShare,
): { named: { companyId: string; name: string }; read: Read } {
  const { id: link, companyId, number: version, recipient, showsScoring, topics } = share;
  return {
    named: { companyId, name: `link ${link}` },
    async read() {
      const card = (await new SurveyReader(scope.db, companyId).issued()).find(({ id }) => id === version);
      const facts = card && (await ifFound(reportFacts(scope, companyId, { year: card.year, version })));
      const input = facts && sharedFacts(facts, { recipient, showsScoring, topics });
      return input ? documentOf({ kind: WRITE_REPORT, input, key: keyOf(share) }) : null;
    },
  };
}
