import { LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { StepList, type QuickStartStep } from "~/ui/quick-start/step-list";

/** The four sections of the quick start, for as long as one of them is open. */
export function Onboarding({ steps }: { steps: readonly { id: QuickStartStep; done: boolean }[] }) {
  const t = useT();
  const doneCount = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <section className="panel" aria-labelledby="avvio-rapido">
      <h2 id="avvio-rapido">{t("dashboard:quick_start.title")}</h2>
      <p>{t("dashboard:quick_start.state", { done: doneCount, total: steps.length })}</p>
      <StepList steps={steps} hrefOf={urls.quickStart} />
      {next ? (
        <LinkButton to={urls.quickStart(next.id)}>
          {t(doneCount === 0 ? "dashboard:quick_start.start" : "dashboard:quick_start.resume")}
        </LinkButton>
      ) : null}
    </section>
  );
}
