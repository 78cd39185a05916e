import type { ReactNode } from "react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { TOUR_STEPS, type TourStep } from "./tour-steps";

interface TourPartProps {
  step: TourStep;
  /** The current step; null while there is no tour. */
  at: TourStep | null;
  /** The user may only read; the step that offers work has other words then. */
  isReader?: boolean;
  children: ReactNode;
}

/** A part of the page. The current step is marked, and its words come before it. */
export function TourPart({ step, at, isReader = false, children }: TourPartProps) {
  if (at !== step) return children;
  return (
    <>
      <TourStop step={step} isReader={isReader} />
      <div className="rounded-lg outline outline-2 outline-offset-8 outline-accent">{children}</div>
    </>
  );
}

/** Every step is an address of its own, so that the tour needs no script. The one primary button stays that of the page. */
function TourStop({ step, isReader }: { step: TourStep; isReader: boolean }) {
  const t = useT();
  const number = TOUR_STEPS.indexOf(step) + 1;
  const total = TOUR_STEPS.length;
  return (
    <section id="visita" className="panel tour print:hidden" aria-labelledby="visita-titolo" tabIndex={-1}>
      <p className="eyebrow">{t("dashboard:tour.position", { number, total })}</p>
      <h2 id="visita-titolo">{t(`dashboard:tour.${step}.title`)}</h2>
      <p>
        {t(isReader && step === "next" ? "dashboard:tour.next.text_reader" : `dashboard:tour.${step}.text`)}
      </p>
      <PostForm action={urls.home()}>
        <Buttons>
          {number < total ? (
            <a className="button button-secondary" href={urls.tour(number + 1)}>
              {t("dashboard:tour.next")}
            </a>
          ) : (
            <SubmitButton variant="secondary" name="tour" value="done">
              {t("dashboard:tour.done")}
            </SubmitButton>
          )}
          {number > 1 ? <a href={urls.tour(number - 1)}>{t("dashboard:tour.back")}</a> : null}
          {number < total ? (
            <SubmitButton variant="quiet" name="tour" value="skip">
              {t("dashboard:tour.skip")}
            </SubmitButton>
          ) : null}
        </Buttons>
      </PostForm>
    </section>
  );
}

/** Offered until the user takes or declines it. */
export function TourOffer() {
  const t = useT();
  return (
    <PostForm action={urls.home()} className="mt-2">
      <Buttons>
        <a className="button button-secondary" href={urls.tour(1)}>
          {t("dashboard:tour.start")}
        </a>
        <SubmitButton variant="quiet" name="tour" value="skip">
          {t("dashboard:tour.no")}
        </SubmitButton>
      </Buttons>
    </PostForm>
  );
}
