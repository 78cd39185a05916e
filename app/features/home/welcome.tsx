import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { TourOffer } from "./tour";

interface WelcomeProps {
  /** Null once the user has dismissed the message. */
  name: string | null;
  offersTour: boolean;
  canWrite: boolean;
}

/** The message until the user dismisses it, and the tour of the page until the user takes or declines it. */
export function Welcome({ name, offersTour, canWrite }: WelcomeProps) {
  const t = useT();
  if (name === null && !offersTour) return null;
  const title = name === null ? t("dashboard:tour.title") : t("dashboard:welcome.title", { name });
  return (
    <div className="print:hidden">
      <Notice kind="info" title={title}>
        {name === null ? null : (
          <>
            <p>{t(canWrite ? "dashboard:welcome.text" : "dashboard:welcome.text_reader")}</p>
            <PostForm action={urls.home()}>
              <SubmitButton variant="quiet" name="welcome" value="seen">
                {t("dashboard:welcome.dismiss")}
              </SubmitButton>
            </PostForm>
          </>
        )}
        {offersTour ? (
          <>
            <p className="mt-2">{t("dashboard:tour.offer")}</p>
            <TourOffer />
          </>
        ) : null}
      </Notice>
    </div>
  );
}
