import type { PublicCard } from "~/api/contract/public-cards";
import { gauge } from "~/charts/gauge";
import { shownClass } from "~/domain/card/basis/shown-class";
import { CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";

/** Exactly what the public page shows of a card. */
export function presentCard(card: PublicCard, address: string) {
  const { classes, ...rest } = card;
  return {
    ...rest,
    address,
    classes: classes && CLASSES.map((id) => drawn(shownClass(id, classes.levels[id], classes.coverage))),
    // The same lines cap every class.
    redLines: (classes?.levels.start_small.redLines ?? []).map(({ id, label, explanation }) => ({
      ...{ id, label, explanation },
    })),
  };
}

export type ShownCard = ReturnType<typeof presentCard>;

const drawn = <Shown extends ReturnType<typeof shownClass>>(shown: Shown) => ({
  ...shown,
  gauge: gauge(shown.unfilled ? null : bandOf(shown.actual, shown.max).value),
});
