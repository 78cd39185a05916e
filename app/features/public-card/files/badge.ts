import type { PublicCard } from "~/api/contract/public-cards";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";

/** Pixels; the words of the longest state fit in the widest of the system fonts. */
export const BADGE = { width: 320, height: 64 } as const;
const { width: WIDTH, height: HEIGHT } = BADGE;

/** Of the drawing's own: it stands on pages that do not have our styles. */
const [GREEN, GREY, PAPER, INK] = ["#0a5a54", "#56534c", "#ffffff", "#1f2421"];

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** What the badge says: the card's kind and level, and whether it is valid today. */
function badgeWords(t: T, card: Pick<PublicCard, "year" | "status" | "certification" | "expiresAt">) {
  const { year, status, certification, expiresAt } = card;
  return {
    kind: certification
      ? t("publicCard:badge.kind", { year, level: certification.level })
      : t("publicCard:badge.kind_alone", { year }),
    state: t(`publicCard:badge.${status}`, { expires: expiresAt === null ? "" : formatDate(expiresAt) }),
  };
}

/** In which letters a badge is drawn, and how many times its size. */
interface Look {
  family: string;
  zoom: number;
}

/** As browsers draw it, in the letters of the system. */
const ON_PAGES: Look = { family: "system-ui, -apple-system, Segoe UI, Roboto, sans-serif", zoom: 1 };

/** A badge for the company's own pages: it says what the card's page says on the day on which it is looked at. */
export function badgeOf(t: T, card: PublicCard, { family, zoom }: Look = ON_PAGES): string {
  const { kind, state } = badgeWords(t, card);
  const colour = card.status === "valid" ? GREEN : GREY;
  const font = `font-family="${family}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * zoom}" height="${HEIGHT * zoom}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` role="img" aria-labelledby="t"><title id="t">${escaped(`${kind}: ${state}`)}</title>`,
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="8" fill="${PAPER}" stroke="${colour}"/>`,
    `<path d="M8 0.5h56v63H8a7.5 7.5 0 0 1-7.5-7.5V8A7.5 7.5 0 0 1 8 0.5Z" fill="${colour}"/>`,
    `<path d="M20 42c0-14 9-21 24-21 0 14-9 21-24 21Zm0 0 12-12" fill="none" stroke="${PAPER}" stroke-width="3"`,
    ` stroke-linejoin="round" stroke-linecap="round"/>`,
    `<text x="76" y="28" ${font} font-size="15" font-weight="650" fill="${INK}">${escaped(kind)}</text>`,
    `<text x="76" y="48" ${font} font-size="14" fill="${INK}">${escaped(state)}</text></svg>`,
  ].join("");
}
