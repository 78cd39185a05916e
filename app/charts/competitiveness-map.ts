import { scaleBand } from "d3-scale";
import { FOUR_BARS, fourBars } from "./four-bars";
import type { FourBars } from "./four-bars";
import { drawingWidth, printed, rect, triangle } from "./shapes";
import type { Drawing, Percent, Rect } from "./shapes";
import { hundredths, LABEL, placed, SMALL, textWidth, TITLE } from "./text";
import type { TextBlock } from "./text";

interface GivenPotential {
  id: string;
  label: string;
  value: Percent;
  /** The band's name. */
  bandName: string;
}

interface GivenCategory extends GivenPotential {
  /** Labels of the milestones that raise it most, and least. */
  top: readonly string[];
  bottom: readonly string[];
}

interface CompetitivenessData {
  sections: readonly (GivenPotential & { categories: readonly GivenCategory[] })[];
  width: number;
}

/** A name, its four bars, its number with the band's name. */
export interface Potential {
  id: string;
  title: TextBlock;
  signal: FourBars;
  number: TextBlock;
}

/** A milestone with a triangle before it: up for the best, down for those to work on. */
interface Milestone {
  mark: string;
  label: TextBlock;
}

interface Category extends Potential {
  top: Milestone[];
  bottom: Milestone[];
}

interface Section extends Potential {
  frame: Rect;
  categories: Category[];
}

export interface CompetitivenessMap extends Drawing {
  sections: Section[];
}

const WIDE = 600;
const PADDING = 12;
const GAP = 8;
const BELOW_BARS = 4;
const MARK = 8;

/** The sections side by side where they fit, else one below the other. */
export function competitivenessMap({ sections, width: wanted }: CompetitivenessData): CompetitivenessMap {
  const width = drawingWidth(wanted);
  const isWide = width >= WIDE;
  const ids = sections.map(({ id }) => id);
  const across = scaleBand(ids, [0, width]).paddingInner(0.05);
  const columnWidth = isWide ? across.bandwidth() : width;
  let top = 0;
  const drawn = sections.map(({ categories, ...section }) => {
    const x = isWide ? (across(section.id) ?? 0) : 0;
    const begin = isWide ? 0 : top;
    const inner = { x: x + PADDING, width: columnWidth - 2 * PADDING };
    const head = potentialAt(section, inner, begin + PADDING, TITLE);
    let bottom = head.bottom + GAP;
    const drawnCategories = categories.map((category) => {
      const { drawing, bottom: end } = categoryAt(category, inner, bottom);
      bottom = end + PADDING;
      return drawing;
    });
    top = bottom + GAP;
    return { ...head.drawing, x, begin, bottom, categories: drawnCategories };
  });
  const lowest = Math.max(0, ...drawn.map(({ bottom }) => bottom));
  return {
    width,
    height: Math.ceil(lowest) + 1,
    sections: drawn.map(({ x, begin, bottom, ...section }) => ({
      ...section,
      frame: rect(x + 0.5, begin + 0.5, columnWidth - 1, (isWide ? lowest : bottom) - begin),
    })),
  };
}

interface Room {
  x: number;
  width: number;
}

function potentialAt(
  { id, label, value, bandName }: GivenPotential,
  { x, width }: Room,
  top: number,
  size: number,
) {
  const title = placed(label, { x, top, width, size });
  const beside = FOUR_BARS.width + GAP;
  const text = value === null ? `${printed(value)} ${bandName}` : `${printed(value)} · ${bandName}`;
  const number = placed(text, { x: x + beside, top: title.bottom, width: width - beside, size: LABEL });
  const drawing: Potential = {
    id,
    title: title.block,
    signal: fourBars(value, x, hundredths(title.bottom)),
    number: number.block,
  };
  return { drawing, bottom: Math.max(number.bottom, title.bottom + FOUR_BARS.height) };
}

function categoryAt(category: GivenCategory, room: Room, top: number) {
  const head = potentialAt(category, room, top, LABEL);
  const best = milestonesAt(category.top, room, head.bottom + BELOW_BARS, "up");
  const worst = milestonesAt(category.bottom, room, best.bottom, "down");
  const drawing: Category = { ...head.drawing, top: best.drawing, bottom: worst.drawing };
  return { drawing, bottom: worst.bottom };
}

function milestonesAt(labels: readonly string[], { x, width }: Room, begin: number, points: "up" | "down") {
  let bottom = begin;
  const indent = MARK + textWidth(" ", SMALL);
  const drawing = labels.map((text): Milestone => {
    const top = bottom;
    const label = placed(text, { x: x + indent, top, width: width - indent, size: SMALL });
    bottom = label.bottom;
    return { mark: triangle(x, top + (SMALL - MARK) / 2, MARK, points), label: label.block };
  });
  return { drawing, bottom };
}
