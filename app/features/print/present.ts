import type { CallOutput } from "~/api/contract";
import { shownMap } from "~/domain/card/basis/shown-map";
import { shownProfile } from "~/domain/people/rights";
import { apiVersionOf } from "~/domain/periods";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import { cardContent } from "~/charts/card-content";
import { scoringHeadline } from "~/ui/score/headline";
import type { Viewer } from "~/web/viewer.server";

type HomePage = CallOutput<"scoring.homePage">;

interface Printed {
  home: HomePage;
  user: Pick<Viewer["user"], "roles">;
  /** The day in Italy. */
  today: string;
}

/** More than these would not stay on the sheet: then only their number is printed. */
const MOST_NOT_APPLICABLE = 5;

/** An issued card and its scoring for a third party: nothing in it speaks to the company. */
export function presentPrint(t: T, { home, user, today }: Printed) {
  const { year, company, card, basis, progress, survey } = home;
  const { scoring, weights } = survey.versioned;
  const isSupplier = shownProfile(user) === "supplier";
  const content = cardContent({ year, company, basis, progress, levels: scoring.levels }, isSupplier);
  const { id, status, issuedAt, expiresAt, certification } = card;
  const notApplicable = basis?.notApplicable ?? [];
  return {
    content,
    card: { id, status, issuedAt, expiresAt, certification },
    facts: {
      id: id ?? "",
      issued: issuedAt === null ? "" : formatDate(issuedAt),
      status,
      sha256: card.sha256 ?? null,
      today: formatDate(`${today}T12:00:00Z`),
    },
    isVerified: (certification?.level ?? 1) > 1,
    scoring:
      apiVersionOf(year) === "v3"
        ? {
            map: shownMap(home),
            headline: scoringHeadline(
              t,
              content.classes.map((level) => ({ ...level, label: t(`labels:level.${level.id}`) })),
              isSupplier,
            ),
            weights: weights ? pick(weights) : null,
            isDefault: weights?.isDefault ?? false,
            notApplicable: {
              count: notApplicable.length,
              listed: notApplicable.length > MOST_NOT_APPLICABLE ? [] : notApplicable.map(lineOf),
            },
          }
        : null,
  };
}

export type PrintedCard = ReturnType<typeof presentPrint>;

const pick = ({
  environment,
  social,
  governance,
}: NonNullable<HomePage["survey"]["versioned"]["weights"]>) => ({
  ...{ environment, social, governance },
});

const lineOf = ({ id, prompt, reason }: { id: string; prompt: string; reason: string }) => ({
  ...{ id, prompt, reason },
});
