import { useT } from "~/ui/texts";
import type { presentSheet } from "./present";

type Row = ReturnType<typeof presentSheet>["groups"][number]["rows"][number];

/** The datum, when it is asked, and where the transcriptions of its source disagree. */
export function Datum({ row: { name, notes, readings } }: { row: Row }) {
  const t = useT();
  return (
    <>
      {name}
      {notes.length > 0 ? <p className="hint">{notes.join(". ")}</p> : null}
      {readings.length > 0 ? <p className="hint">{[t("sheets:readings"), ...readings].join(". ")}</p> : null}
    </>
  );
}

/** What the company declares, question by question, and the figures that follow from it. */
export function Answer({ row: { answers, figures, reason } }: { row: Row }) {
  return (
    <>
      {figures.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reason ? <p>{reason}</p> : null}
      {answers.map(({ prompt, href, lines }) => (
        <div key={href}>
          <a href={href}>{prompt}</a>
          {lines.length > 0 ? (
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </>
  );
}
