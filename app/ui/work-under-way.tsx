import type { ReactNode } from "react";
import { PageHeading } from "./layout/page-heading";
import { useT } from "./texts";

interface WorkUnderWayProps {
  id: string;
  /** The key of the texts that say what is being done. */
  texts: `${"copy" | "restore"}:${"running" | "waiting"}` | `${"excel" | "invite" | "people"}:running`;
  /** Whole percent. */
  percent: number;
  /** For a browser that does not refresh the page by itself. */
  hereHref: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** The page of background work: the user can only wait, or leave. */
export function WorkUnderWay({ id, texts, percent, hereHref, children }: WorkUnderWayProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={t(`${texts}.title`)} lead={t(`${texts}.text`)} />
      <div className="progress">
        <p id={id}>
          {t(`${texts}.bar`)} <span className="progress-numbers">{percent}%</span>
        </p>
        <progress aria-labelledby={id} max={100} value={percent}>
          {percent}%
        </progress>
      </div>
      <p>
        <a href={hereHref}>{t(`${texts}.reload`)}</a>
      </p>
      {children}
    </>
  );
}
