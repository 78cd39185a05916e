import type { CompetitivenessMap, Potential } from "~/charts/competitiveness-map";
import { TextLines } from "./text-lines";

type Milestone = CompetitivenessMap["sections"][number]["categories"][number]["top"][number];

/** For a page without styles. */
const OUTLINE = { fill: "none", stroke: "currentColor" };

/**
 * The potential by section and category, for the eye only: four bars each, and the milestones that raise or lower it.
 */
export const CompetitivenessDrawing = ({ drawing }: { drawing: CompetitivenessMap }) => (
  <svg
    className="potential"
    width={drawing.width}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    aria-hidden="true"
  >
    {drawing.sections.map(({ frame, categories, ...section }) => (
      <g key={section.id}>
        <rect {...frame} rx="6" className="score-track" {...OUTLINE} />
        <Head {...section} />
        {categories.map(({ top, bottom, ...category }) => (
          <g key={category.id} data-part={category.id}>
            <Head {...category} />
            <Milestones list={top} />
            <Milestones list={bottom} />
          </g>
        ))}
      </g>
    ))}
  </svg>
);

const Head = ({ title, signal, number }: Potential) => (
  <>
    <g className="head">
      <TextLines block={title} />
    </g>
    {signal.bars.map(({ filled, ...bar }) => (
      <rect
        key={bar.x}
        {...bar}
        {...(filled ? { className: "mark" } : { className: "score-track", ...OUTLINE })}
      />
    ))}
    <TextLines block={number} />
  </>
);

const Milestones = ({ list }: { list: readonly Milestone[] }) =>
  list.map(({ mark, label }) => (
    <g key={mark}>
      <path className="mark" d={mark} />
      <TextLines block={label} />
    </g>
  ));
