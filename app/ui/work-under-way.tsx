import type { ReactNode } from "react";
import { PageHeading } from "./layout/page-heading";
import { useT } from "./texts";

interface WorkUnderWayProps {
  id: string;
  /** Texts that say, under "running", what is being done. */
  namespace: "excel" | "restore";
  /** Whole percent. */
  percent: number;
  /** For a browser that does not ask again by itself. */
  hereHref: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** The page of work that goes on beside the pages: there is nothing to do but wait, or leave. */
export function WorkUnderWay({ id, namespace, percent, hereHref, children }: WorkUnderWayProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={t(`${namespace}:running.title`)} lead={t(`${namespace}:running.text`)} />
      <div className="progress">
        <p id={id}>
          {t(`${namespace}:running.bar`)} <span className="progress-numbers">{percent}%</span>
        </p>
        <progress aria-labelledby={id} max={100} value={percent}>
          {percent}%
        </progress>
      </div>
      <p>
        <a href={hereHref}>{t(`${namespace}:running.reload`)}</a>
      </p>
      {children}
    </>
  );
}
