import type { CallOutput } from "~/api/contract";
import type { T, TextKey } from "~/texts/resources";
import { verifierUrls } from "~/web/verifier-urls";

/** A reason why a decision is not possible now, and where to remove it. */
export interface Why {
  words: string;
  href: string | null;
}

export function presentDecision(t: T, one: CallOutput<"survey.verifierCase">) {
  const { id, companyName: company, year, level, phase, items, judged, lookedAgain } = one;
  const done = lookedAgain ?? judged;
  const issues = level === 2 || phase === "in_depth";
  return {
    ...{ id, company, year, level, phase },
    counts: {
      ...{ done, items, left: items - done, accepted: one.accepted },
      ...{ commented: one.commented, asked: one.asked, rejected: one.rejected, replied: one.replied },
    },
    issues,
    accept: one.accept.map((code) => whyNot(t, id, code)),
    refuse: one.refuse.map((code) => whyNot(t, id, code)),
    toCase: verifierUrls.case(id),
    toComments: verifierUrls.case(id, { stato: "commentate" }),
  };
}

/** Where a reason is removed: the questions it is about. */
const STATE_OF: Readonly<Record<string, string>> = {
  items_unjudged: "da-giudicare",
  not_looked_again: "da-giudicare",
  comments_open: "commentate",
  refusal_without_comment: "",
};

const OWN_WORDS = ["comments_open", "identity_pending", "documents_missing"] as const;

function whyNot(t: T, id: string, code: string): Why {
  const own = OWN_WORDS.find((one) => one === code);
  const stato = STATE_OF[code];
  const toDocuments = code === "documents_missing" ? `${verifierUrls.case(id)}#documenti` : null;
  return {
    words: own ? t(`verifier:why.${own}`) : t(`errors:${code}` as TextKey),
    href: stato === undefined ? toDocuments : verifierUrls.case(id, { stato }),
  };
}
