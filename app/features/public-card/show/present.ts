import type { PublicCard } from "~/api/contract/public-cards";
import { CLASSES } from "~/domain/question/question";
import { classContent, crossedLines, undeclaredLines } from "~/charts/card-content";

/** Exactly what the public page shows of a card. */
export function presentCard(card: PublicCard, address: string) {
  const { classes, ...rest } = card;
  const covered = classes && { coverage: { levels: classes.coverage } };
  return {
    ...rest,
    address,
    classes: classes && CLASSES.map((id) => classContent(classes.levels[id], id, covered)),
    redLines: classes ? crossedLines(classes.levels) : [],
    undeclared: classes ? undeclaredLines(classes.levels, covered) : null,
  };
}

export type ShownCard = ReturnType<typeof presentCard>;
