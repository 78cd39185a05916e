import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { ShownChange, ShownLine } from "./changes";
import type { ChangePage } from "./present";

/** The values of one change, and what else there is to say about it. */
export function ChangeLines({ change: { lines, rest, replaced } }: { change: ShownChange }) {
  return (
    <>
      <ul>
        {lines.map((line, index) => (
          <Value key={index} line={line} />
        ))}
      </ul>
      {rest !== null && <a href={rest.href}>{rest.words}</a>}
      {replaced !== null && <p>{replaced}</p>}
    </>
  );
}

function Value({ line: { label, before, after } }: { line: ShownLine }) {
  const t = useT();
  return (
    <li>
      {before === null ? (
        `${label}: `
      ) : (
        <>
          {`${label}: ${before} `}
          <span aria-hidden>→</span>
          <span className="sr-only">{` ${t("excel:change.to")}`}</span>{" "}
        </>
      )}
      <strong>{after}</strong>
    </li>
  );
}

/** One change of a file, with all its values in full. */
export function WholeChange({ page: { change, place, backHref } }: { page: ChangePage }) {
  const t = useT();
  return (
    <>
      <PageHeading title={change.words} eyebrow={t("excel:change.title")} lead={place} />
      {change.conflict !== null && <Notice kind="warning">{change.conflict}</Notice>}
      <ChangeLines change={change} />
      <p>
        <a href={backHref}>{t("excel:change.back")}</a>
      </p>
    </>
  );
}
