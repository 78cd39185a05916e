import { BAND_INKS } from "~/domain/scoring/band-inks";
import type { HeatPicture } from "~/charts/heat-picture";
import type { Trend } from "~/charts/trend";
import { BANDS } from "~/domain/scoring/bands";
import { TextLines } from "./text-lines";
import { TrendMarks } from "./trend";
import { BAND_LINES } from "../score/band-pattern";

interface PictureProps {
  picture: HeatPicture;
  /** Stands under the map; null where there is none. */
  trend: { drawing: Trend; heading: string } | null;
  title: string;
  desc: string;
}

const INK = "#1a2320";
const MARGIN = 24;
const BETWEEN = 32;

/** The scoring as one file: it needs no styles, no page and no font of its own. */
export function ScoringPicture({ picture, trend, title, desc }: PictureProps) {
  const { width } = picture;
  const height = picture.height + (trend ? trend.drawing.height + BETWEEN + MARGIN : 0);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="titolo descrizione"
      fontFamily="system-ui, sans-serif"
      color={INK}
    >
      <title id="titolo">{title}</title>
      <desc id="descrizione">{desc}</desc>
      <Patterns />
      <rect width={width} height={height} fill="#fff" />
      {picture.boxes.map(({ band, ground, strip, words }) => (
        <g key={`${ground.x} ${ground.y}`}>
          {band === null ? null : (
            <>
              <rect {...ground} rx="3" fill="none" stroke={BAND_INKS[band].edge} />
              <rect {...strip} fill={`url(#${band})`} />
            </>
          )}
          <TextLines block={words} />
        </g>
      ))}
      {picture.texts.map(({ isBold, ...block }) => (
        <g key={`${block.x} ${block.y}`} fontWeight={isBold ? 700 : undefined}>
          <TextLines block={block} />
        </g>
      ))}
      {trend ? (
        <g transform={`translate(${MARGIN} ${picture.height + BETWEEN - MARGIN})`}>
          <text fontSize="16" fontWeight="700" fill="currentColor">
            {trend.heading}
          </text>
          <g transform="translate(0 14)">
            <TrendMarks drawing={trend.drawing} paper="#fff" />
          </g>
        </g>
      ) : null}
    </svg>
  );
}

const Patterns = () => (
  <defs>
    {BANDS.map(({ id, pattern }) => (
      <pattern key={id} id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        <path fill={BAND_INKS[id].ground} d="M0 0h8v8H0z" />
        {BAND_LINES[pattern] === undefined ? null : (
          <path fill="none" stroke={BAND_INKS[id].edge} strokeOpacity="0.55" d={BAND_LINES[pattern]} />
        )}
      </pattern>
    ))}
  </defs>
);
