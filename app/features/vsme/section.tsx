import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { VsmeShown } from "./present";

type SectionProps = VsmeShown["sections"][number];

/** A disclosure: each datum with its value or why there is none, and the question that answers it. */
export function Section({ id, title, lines }: SectionProps) {
  const t = useT();
  return (
    <div>
      <h2 id={id}>{title}</h2>
      <DataTable
        id={`${id}-dati`}
        caption={title}
        captionHidden
        stack
        columns={[
          { label: t("vsme:datum"), rowHeader: true },
          { label: t("vsme:value") },
          { label: t("vsme:state") },
        ]}
        rows={lines.map((line) => ({
          key: `${line.name}-${line.point}`,
          cells: [
            <Name key="name" {...line} />,
            <Values key="values" {...line} />,
            <State key="state" {...line} />,
          ],
        }))}
      />
    </div>
  );
}

type LineProps = SectionProps["lines"][number];

function Name({ label, point }: LineProps) {
  return (
    <>
      {label} <span className="hint">{point}</span>
    </>
  );
}

function Values({ values }: LineProps) {
  if (values.length === 0) return <span aria-hidden="true">–</span>;
  return values.map((value, index) => (
    <p key={index} className="whitespace-pre-line">
      {value}
    </p>
  ));
}

function State({ state, stateWords, reason, to, label }: LineProps) {
  const t = useT();
  return (
    <>
      {state === "missing" ? <strong>{stateWords}</strong> : stateWords}{" "}
      {reason === null ? null : <span className="hint">{reason} </span>}
      {to === null ? null : (
        <a href={to} className="block print:hidden">
          {t("vsme:to_question")} <span className="sr-only">{label}</span>
        </a>
      )}
    </>
  );
}
