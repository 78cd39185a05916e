import type { T } from "~/texts/resources";
import type { Compared } from "./sides";

interface Headline {
  title: string;
  /** The largest lead and the largest lag among the parts; null where nothing is compared. */
  lead: string | null;
}

const SIDES = ["above", "equal", "below"] as const;

/** What the page says, in words: on which side of the average the company is, class by class. */
export function headlineOf(t: T, compared: readonly Compared[]): Headline {
  const classes = compared.filter(({ id }) => id !== "competitiveness_potential");
  if (classes.every(({ isExample }) => isExample))
    return { title: t("benchmark:headline.example"), lead: null };
  const gaps = classes.flatMap(({ label, mine, average }) =>
    mine === null || average === null ? [] : [{ label, points: mine - average }],
  );
  if (gaps.length === 0) return { title: t("benchmark:headline.none"), lead: t("benchmark:headline.begin") };
  const sides = SIDES.flatMap((side) => {
    const there = gaps.filter(({ points }) => sideOf(points) === side).map(({ label }) => label);
    return there.length === 0 ? [] : [t(`benchmark:headline.${side}`, { list: listed(there) })];
  });
  return { title: t("benchmark:headline.you", { sides: sides.join(", ") }), lead: extremesOf(t, compared) };
}

const sideOf = (points: number): (typeof SIDES)[number] =>
  points > 0 ? "above" : points < 0 ? "below" : "equal";

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat("it", { type: "conjunction" }).format(words);

function extremesOf(t: T, compared: readonly Compared[]): string | null {
  const parts = compared
    .flatMap((whole) =>
      whole.parts.flatMap(({ label, mine, average }) =>
        mine === null || average === null ? [] : [{ label, whole: whole.label, points: mine - average }],
      ),
    )
    .toSorted((a, b) => b.points - a.points);
  const [best, worst] = [parts.at(0), parts.at(-1)];
  const sentences = [
    best && best.points > 0 ? t("benchmark:headline.best", { ...best, count: best.points }) : "",
    worst && worst.points < 0 ? t("benchmark:headline.worst", { ...worst, count: -worst.points }) : "",
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
