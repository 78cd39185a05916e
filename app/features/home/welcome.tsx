import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { TourOffer } from "./tour";

export interface WelcomeProps {
  /** Null once the user has dismissed the message. */
  name: string | null;
  offersTour: boolean;
  canWrite: boolean;
}

/** The message until the user dismisses it, and the tour of the page until the user takes or declines it. */
export function Welcome({ isAlone = false, ...welcome }: WelcomeProps & { isAlone?: boolean }) {
  const t = useT();
  const { name } = welcome;
  const title = name === null ? t("dashboard:tour.title") : t("dashboard:welcome.title", { name });
  if (!isAlone) {
    return (
      <div className="flow pt-3">
        <p>
          <strong>{title}</strong>
        </p>
        <WelcomeWords {...welcome} />
      </div>
    );
  }
  return (
    <details className="notice print:hidden">
      <summary>
        <strong>{title}</strong> {t("dashboard:welcome.open")}
      </summary>
      <div className="flow pt-3">
        <WelcomeWords {...welcome} />
      </div>
    </details>
  );
}

function WelcomeWords({ name, offersTour, canWrite }: WelcomeProps) {
  const t = useT();
  return (
    <>
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
          <p>{t("dashboard:tour.offer")}</p>
          <TourOffer />
        </>
      ) : null}
    </>
  );
}
