import type { ReactNode } from "react";
import { useT } from "../texts";

type NoticeKind = "success" | "info" | "warning" | "error";

export interface NoticeContent {
  kind: NoticeKind;
  text: string;
}

interface NoticeProps {
  kind: NoticeKind;
  /** Replaces the word of its kind ("Fatto", "Attenzione"). */
  title?: string;
  /** Also floats at the bottom right for a while, for the eye only: 3 s, an error 5 s (spec §9). */
  toast?: string;
  children: ReactNode;
}

/** A message standing in the page. */
export function Notice({ kind, title, toast, children }: NoticeProps) {
  const t = useT();
  return (
    <div className={`notice notice-${kind}`} data-toast={toast}>
      <strong>{title ?? t(`common:notice_${kind}`)}</strong> <div>{children}</div>
    </div>
  );
}

/** The page's status region: present at load, so that a message put there later is announced. */
export const StatusRegion = ({ notice }: { notice?: NoticeContent | null | undefined }) => (
  <div id="avvisi" role="status" tabIndex={-1}>
    {notice ? (
      <Notice key={notice.text} kind={notice.kind} toast={notice.text}>
        {notice.text}
      </Notice>
    ) : null}
  </div>
);
