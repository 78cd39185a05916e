import { LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Home } from "./present";

/** To give the facts of the company: at most five fields. */
export const MINUTES_OF_FACTS = 2;

interface FirstStepsProps {
  firstScore: NonNullable<NonNullable<Home["draft"]>["firstScore"]>;
}

/** What the first score takes, step by step, and the button that begins it. */
export function FirstSteps({ firstScore }: FirstStepsProps) {
  const t = useT();
  const { questions: count, minutes, needsFacts, href } = firstScore;
  const about = (count: number) => t("dashboard:new.about_minutes", { count });
  const steps = [
    {
      title: needsFacts ? (
        <a href={urls.firstScoreCompany()}>{t("dashboard:new.company")}</a>
      ) : (
        t("dashboard:new.company")
      ),
      time: needsFacts ? about(MINUTES_OF_FACTS) : t("dashboard:quick_start.done"),
      hint: t("dashboard:new.company_hint"),
    },
    {
      title: <a href={urls.firstScore()}>{t("dashboard:new.questions", { count })}</a>,
      time: about(minutes),
      hint: t("dashboard:new.questions_hint"),
    },
    {
      title: t("dashboard:new.score"),
      time: t("dashboard:new.at_once"),
      hint: t("dashboard:new.score_hint"),
    },
  ];
  return (
    <>
      <h2 id="avvio-rapido" className="sr-only">
        {t("dashboard:new.steps")}
      </h2>
      <p className="mb-3 print:hidden">
        <LinkButton to={href}>
          {t(needsFacts ? "dashboard:new.begin_company" : "dashboard:new.begin_questions")}
        </LinkButton>
      </p>
      <ol className="rows">
        {steps.map(({ title, time, hint }) => (
          <li key={hint}>
            <p className="flex justify-between gap-4">
              <span>{title}</span> <span className="hint">{time}</span>
            </p>
            <p className="hint">{hint}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
