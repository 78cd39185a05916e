import { useT } from "~/ui/texts";
import type { presentIndicators } from "./present";

type IndicatorRow = ReturnType<typeof presentIndicators>["areas"][number]["rows"][number];

/** The computation, folded away. */
function HowComputed({ row: { formula, inputs, sources, exception } }: { row: IndicatorRow }) {
  const t = useT();
  return (
    <details>
      <summary>{t("indicators:how")}</summary>
      <p>{formula}</p>
      <ul>
        {inputs.map(({ label, value, href }, index) => (
          <li key={index}>
            <a href={href}>{label}</a>
            {": "}
            {value ?? t("indicators:input_missing")}
          </li>
        ))}
      </ul>
      <p>
        {t("indicators:source")}
        {": "}
        {sources.join("; ")}
      </p>
      {exception ? <p>{exception}</p> : null}
    </details>
  );
}

/** The figure, or why there is none and what would give it; and the figures of the years before. */
export function Value({ row }: { row: IndicatorRow }) {
  const { value, state, missing, earlier } = row;
  return (
    <>
      <p>{value === null ? state : <strong>{value}</strong>}</p>
      {missing.length > 0 ? (
        <ul>
          {missing.map(({ label, href }, index) => (
            <li key={index}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {earlier.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <HowComputed row={row} />
    </>
  );
}
