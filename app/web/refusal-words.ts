import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { MOST_POSITIONS } from "~/domain/history/saved-position";
import { type WayOut, WAYS_OUT } from "~/domain/card/ways-out";
import type { T, TextKey, TextParams } from "~/texts/resources";
import type { Offers } from "./offered";
import { historyUrls, urls } from "./urls";
import type { CheckFinding, Verdict } from "~/domain/card/card-life";

interface Way {
  key: TextKey;
  /** Null if the user has to ask another person. */
  to: string | null;
}

/** Refusals of a restore beside those of the card's life: the previous draft could not be saved. */
const POSITIONS_FULL = {
  key: "dashboard:refusal.positions_full",
  params: { max: MOST_POSITIONS },
  way: { key: "dashboard:refusal.way.clear_positions", to: historyUrls.archived() },
} as const;

/** Where the user can remove the cause of a refusal; null if only time helps. */
const WAYS: Record<WayOut, Way | null> = {
  answer_survey: { key: "dashboard:refusal.way.answer_survey", to: urls.survey() },
  resolve_obsolete: { key: "dashboard:refusal.way.resolve_obsolete", to: historyUrls.obsolete() },
  complete_registry: {
    key: "dashboard:refusal.way.complete_registry",
    to: urls.registrySection("essential"),
  },
  answer_comments: { key: "dashboard:refusal.way.answer_comments", to: historyUrls.comments() },
  open_verification: { key: "dashboard:refusal.way.open_verification", to: historyUrls.verification() },
  see_request: { key: "dashboard:refusal.way.see_request", to: urls.identityRequest() },
  publish: { key: "dashboard:refusal.way.publish", to: urls.publish() },
  see_verification: { key: "dashboard:refusal.way.see_verification", to: historyUrls.verification() },
  ask_provider: { key: "dashboard:refusal.way.ask_provider", to: null },
  ask_administrator: { key: "dashboard:refusal.way.ask_administrator", to: null },
  look_again: { key: "dashboard:refusal.way.look_again", to: urls.history() },
  wait: null,
};

const isKnown = (key: string): key is keyof typeof WAYS_OUT => Object.hasOwn(WAYS_OUT, key);

export interface RefusalWords {
  key: TextKey;
  params?: TextParams;
  way: Way | null;
}

/**
 * The words of a refusal and what to do about it, where the connected server lets it be done; an unknown refusal of another
 * server has general words.
 */
export function refusalOf(key: string, offers: Offers): RefusalWords {
  if (key === "positions_full") return POSITIONS_FULL;
  if (!isKnown(key)) return { key: "dashboard:refusal.other", way: WAYS.answer_survey };
  const way = WAYS[WAYS_OUT[key]];
  return { key: `dashboard:refusal.${key}`, way: way?.to && !offers(way.to) ? null : way };
}

interface Draft {
  status: number;
  refusals: readonly string[];
}

/**
 * The way to a new card, which is open at status 0 only (spec §4), or its refusals. The card of an enabled company is
 * verified, which the company requests on a page of its own; where the server has none, it can only be told so.
 */
export function newCardOf({ status, refusals }: Draft, isEnabled: boolean, offers: Offers) {
  const isVerified = isEnabled && offers(historyUrls.verification());
  const open = refusals.filter((refusal) => !isVerified || refusal !== "enabled_company");
  const isUnknown = open.length === 0 && status !== DRAFT_STATUS.ready;
  return {
    label: isVerified ? ("dashboard:publish.verify" as const) : ("dashboard:publish.action" as const),
    to: isVerified ? historyUrls.verification() : urls.publish(),
    refusals: (isUnknown ? ["unknown"] : open).map((key) => refusalOf(key, offers)),
  };
}

const FINDINGS = {
  evidence_missing: "verification:finding.evidence_missing",
  file_missing: "verification:finding.file_missing",
  file_unreadable: "verification:finding.file_unreadable",
  file_without_content: "verification:finding.file_without_content",
  file_refused: "verification:finding.file_refused",
} as const satisfies Record<CheckFinding, TextKey>;

const isFinding = (comment: string): comment is CheckFinding => Object.hasOwn(FINDINGS, comment);

/** What the company can do about a finding of the automatic check. */
const findingInWords = (t: T, finding: CheckFinding, document: string | null | undefined): string =>
  finding === "evidence_missing" && document
    ? t("verification:finding.evidence_missing_named", { document })
    : t(FINDINGS[finding]);

interface JudgementText {
  verdict: Exclude<Verdict, "accepted">;
  comment: string;
  /** Null if it is about the answer itself. */
  file: { name: string | null } | null;
  /** What the catalogue of evidence names for the question. */
  document?: string | null;
}

/**
 * A judgement that does not accept, as the company reads it: its kind (a comment, a question, a rejection, or a finding of the
 * automatic check) in words of our own, and then the comment. `mayBeFound`: a verifier's words may happen to be the key
 * of a finding.
 */
export function judgementInWords(
  t: T,
  { verdict, comment, file, document }: JudgementText,
  mayBeFound: boolean,
) {
  const finding = mayBeFound && isFinding(comment) ? comment : null;
  const kind = finding ? "found" : verdict;
  return {
    about:
      file === null
        ? t(`verification:about.${kind}_answer`)
        : t(`verification:about.${kind}_file`, { name: file.name ?? t("verification:about.lost_file") }),
    words: finding ? findingInWords(t, finding, document) : comment,
  };
}
