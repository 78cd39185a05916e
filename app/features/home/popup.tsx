import type { ReactNode } from "react";
import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

export interface PopupProps {
  /** Other notices, folded. */
  children?: ReactNode;
  notice: { type: string; title: string | null; text: string | null; url: string | null } | null;
}

/** A notice of at most this many characters is read at once; of a longer one the words are folded under its title. */
const SHORT = 120;

/** The provider's notice, shown to each user until they accept it (D14). */
export function Popup({ notice, children }: PopupProps) {
  const t = useT();
  if (notice === null) return null;
  const { type, title, text, url } = notice;
  const words = text ?? t("dashboard:popup.text", { type });
  const body = (
    <>
      {words}{" "}
      {url === null ? null : (
        <a href={url} rel="noreferrer">
          {t("dashboard:popup.more")}
        </a>
      )}{" "}
    </>
  );
  return (
    <div className="home-notice print:hidden">
      <Notice kind="warning" title={title ?? t("dashboard:popup.title")}>
        {words.length <= SHORT ? body : <Details summary={t("dashboard:popup.read")}>{body}</Details>}
        <PostForm action={urls.home()} className="undo">
          <SubmitButton variant="quiet" name="notice" value={type}>
            {t("dashboard:popup.accept")}
          </SubmitButton>
        </PostForm>{" "}
        {children}
      </Notice>
    </div>
  );
}
