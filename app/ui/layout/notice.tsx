import type { ReactNode } from "react";
import { useT } from "../texts";

type NoticeKind = "success" | "info" | "warning" | "error";

export interface NoticeContent {
  kind: NoticeKind;
  text: string;
}

/** A message standing in the page. `title` replaces the word of its kind ("Fatto", "Attenzione"). */
export function Notice({ kind, title, children }: { kind: NoticeKind; title?: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={`notice notice-${kind}`}>
      <strong>{title ?? t(`common:notice_${kind}`)}</strong> <div>{children}</div>
    </div>
  );
}

/** The page's status region: present at load, so that a message put there later is announced. */
export const StatusRegion = ({ notice }: { notice?: NoticeContent | null | undefined }) => (
  <div id="avvisi" role="status" tabIndex={-1}>
    {notice ? <Notice kind={notice.kind}>{notice.text}</Notice> : null}
  </div>
);
