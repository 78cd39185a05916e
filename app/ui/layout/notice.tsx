import type { ReactNode } from "react";
import { STATUS_ID } from "../form/arrival";
import { SubmitButton } from "../form/button";
import { PostForm } from "../form/post-form";
import { useT } from "../texts";

type NoticeKind = "success" | "info" | "warning" | "error";

/** A form that undoes what the user just did: its address and its fields. It knows nothing of what was there before. */
export interface UndoForm {
  to: string;
  fields: Readonly<Record<string, string>>;
}

export interface NoticeContent {
  kind: NoticeKind;
  text: string;
  undo?: UndoForm | undefined;
}

interface NoticeProps {
  kind: NoticeKind;
  /** Replaces the word of its kind ("Fatto", "Attenzione"). */
  title?: string;
  /** Also floats at the bottom right for a while, for the eye only: 3 s, an error 5 s (spec §9). */
  toast?: string;
  children: ReactNode;
}

/** A message in the page. */
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
  <div id={STATUS_ID} role="status" tabIndex={-1}>
    {notice ? (
      <Notice key={notice.text} kind={notice.kind} toast={notice.text}>
        {notice.text} {notice.undo && <UndoButton {...notice.undo} />}
      </Notice>
    ) : null}
  </div>
);

export function UndoButton({ to, fields }: UndoForm) {
  const t = useT();
  return (
    <PostForm action={to} className="undo">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant="quiet">{t("common:undo")}</SubmitButton>
    </PostForm>
  );
}
