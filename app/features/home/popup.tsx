import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface PopupProps {
  notice: { type: string; title: string | null; text: string | null; url: string | null } | null;
}

/** The provider's notice, shown to each user until they accept it (D14). */
export function Popup({ notice }: PopupProps) {
  const t = useT();
  if (notice === null) return null;
  const { type, title, text, url } = notice;
  return (
    <div className="print:hidden">
      <Notice kind="warning" title={title ?? t("dashboard:popup.title")}>
        <p>{text ?? t("dashboard:popup.text", { type })}</p>
        {url === null ? null : (
          <p>
            <a href={url} rel="noreferrer">
              {t("dashboard:popup.more")}
            </a>
          </p>
        )}
        <PostForm action={urls.home()} className="mt-2">
          <SubmitButton variant="secondary" name="notice" value={type}>
            {t("dashboard:popup.accept")}
          </SubmitButton>
        </PostForm>
      </Notice>
    </div>
  );
}
