import type { CallOutput } from "~/api/contract";
import { cardLabel } from "~/domain/card/card-label";
import { cardContent } from "~/charts/card-content";
import type { CardFacts } from "~/ui/card/card-facts";

type HomePage = CallOutput<"scoring.homePage">;

export const factsOf = ({ id, status, issuedAt, expiresAt, certification }: HomePage["card"]): CardFacts => ({
  ...{ id, status, issuedAt, expiresAt, certification },
});

const DRAFT: CardFacts = {
  id: null,
  status: "draft",
  issuedAt: null,
  expiresAt: null,
  certification: null,
};

/** The card on the page: beside the draft the newest one that was issued; without one, or elsewhere, the page's own. */
export function heroOf(home: HomePage, isVersion: boolean, isSupplier: boolean) {
  const { card, survey, issued } = home;
  const draftLabel = cardLabel(survey.draft.status);
  if (issued && card.id !== null) {
    const content = cardContent({ ...issued, year: card.year ?? home.year }, isSupplier);
    return { content, card: factsOf(card), draftLabel };
  }
  const { year, company, basis, progress } = home;
  const { levels } = survey.versioned.scoring;
  const own = { year, company, basis, levels, progress: isVersion ? progress : undefined };
  return { content: cardContent(own, isSupplier), card: isVersion ? factsOf(card) : DRAFT, draftLabel };
}
