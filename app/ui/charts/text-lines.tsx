import type { TextBlock } from "~/charts/text";

/** A text of a drawing, line under line; the space after each keeps them apart where a browser only shows text. */
export const TextLines = ({ block: { x, y, anchor, size, lineHeight, lines } }: { block: TextBlock }) => (
  <text x={x} y={y} fill="currentColor" fontSize={size} textAnchor={anchor === "start" ? undefined : anchor}>
    {lines.length === 1
      ? `${lines[0]} `
      : lines.map((line, index) => (
          <tspan key={index} x={x} dy={index === 0 ? undefined : lineHeight}>
            {`${line} `}
          </tspan>
        ))}
  </text>
);
