import { Notice } from "~/ui/layout/notice";
import type { NoticeWords } from "./load.server";

/** A notice as people see it on their home page. */
export const Shown = ({
  kind,
  title,
  text,
  period,
}: Pick<NoticeWords, "kind" | "title" | "text" | "period">) => (
  <>
    <p className="hint">
      {kind}, {period}
    </p>
    <Notice kind="warning" title={title}>
      <p className="whitespace-pre-line">{text}</p>
    </Notice>
  </>
);
