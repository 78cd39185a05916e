import { Fragment } from "react";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { VsmeShown } from "./present";

type SectionProps = VsmeShown["modules"][number]["sections"][number];

/** A disclosure, folded: each datum with its value or why there is none, and the question that answers it. */
export function Section({ id, title, counts, lines }: SectionProps) {
  const t = useT();
  return (
    <Details look="panel" summary={<Summary id={id} title={title} counts={counts} />}>
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
    </Details>
  );
}

const Summary = ({ id, title, counts }: Pick<SectionProps, "id" | "title" | "counts">) => (
  <>
    <h3 id={id} className="m-0 inline">
      {title}
    </h3>{" "}
    <span className="hint">
      {counts.map(({ state, words }, index) => (
        <Fragment key={state}>
          {index === 0 ? null : ", "}
          {state === "missing" ? <strong>{words}</strong> : words}
        </Fragment>
      ))}
    </span>
  </>
);

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
