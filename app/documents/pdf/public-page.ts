import { drawingOf } from "~/charts/qr-code";
import { t } from "~/texts/i18n.server";
import { figure } from "./figure";
import { COLOURS, lineHeight, MARGIN, SIZES, WIDTH } from "./look";
import type { Paper } from "./paper";
import { link, makeRoom, paragraph } from "./words";

const CODE = 92;

interface IssuedCard {
  id: string;
  publicAddress: string;
  sha256: string;
}

/** The code leads where the link does, for those who hold the sheet of paper. */
export function publicPage(paper: Paper, { id, publicAddress, sha256 }: IssuedCard): void {
  makeRoom(paper, CODE + lineHeight(SIZES.small));
  const { size, path } = drawingOf(publicAddress);
  const look = { x: MARGIN.left + CODE + 16, width: WIDTH - CODE - 16 };
  figure(paper, {
    alt: t("report:card.public", { id }),
    ...{ width: CODE, height: CODE, isInFlow: false },
    draw(pdf) {
      pdf.rect(0, 0, CODE, CODE).fill("#ffffff");
      pdf.scale(CODE / size);
      pdf.path(path).fill("#000000");
    },
  });
  const top = paper.y;
  paper.y += 10;
  paragraph(paper, t("report:card.scan"), look);
  link(paper, publicAddress, publicAddress, look);
  paragraph(paper, t("report:cover.sha256", { sha256 }), {
    ...look,
    size: SIZES.small,
    colour: COLOURS.muted,
  });
  paper.y = Math.max(paper.y, top + CODE + lineHeight(SIZES.small));
}
