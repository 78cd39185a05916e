import { useId } from "react";
import type { ShareBar } from "~/charts/share-bars";
import { useT } from "../texts";

interface ShareBarsProps {
  /** Unique on the page. */
  id: string;
  /** What the bars say, in words. */
  caption: string;
  tableCaption: string;
  bars: readonly ShareBar[];
  /** The shares are sample data: they are hatched. */
  isExample: boolean;
}

/** How the companies lie in the four buckets: a table whose cells hold the bars; the company's own is marked in words. */
export function ShareBars({ id, caption, tableCaption, bars, isExample }: ShareBarsProps) {
  const t = useT();
  const hatching = `h${useId().replace(/:/g, "")}`;
  return (
    <figure className="shares">
      <figcaption>{caption}</figcaption>
      <table id={id}>
        <caption className="sr-only">{tableCaption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("benchmark:distribution.bucket")}</th>
            <th scope="col">{t("benchmark:distribution.share")}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id} className={bar.isMine ? "share-mine" : undefined}>
              <th scope="row">
                {bar.range} {bar.isMine ? <small>{t("benchmark:distribution.you")} </small> : null}
              </th>
              <td>
                <span className="share-line">
                  <Bar {...bar} hatching={isExample ? hatching : null} /> <b>{bar.share}</b>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isExample ? <Hatching id={hatching} /> : null}
    </figure>
  );
}

/** Its width without styles. */
const NARROW = 100;

const Bar = ({ width, height, hatching }: ShareBar & { hatching: string | null }) => (
  <svg width={NARROW} height={height} aria-hidden="true">
    {width === null ? null : (
      <rect
        className={hatching === null ? "share" : "share example"}
        width={width}
        height={height}
        fill={hatching === null ? undefined : `url(#${hatching})`}
        stroke={hatching === null ? undefined : "currentColor"}
      />
    )}
    <path stroke="currentColor" d={`M.5 0V${height}`} />
  </svg>
);

const Hatching = ({ id }: { id: string }) => (
  <svg width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <path stroke="currentColor" d="M-1 1 1-1M0 6 6 0M5 7l2-2" />
      </pattern>
    </defs>
  </svg>
);
