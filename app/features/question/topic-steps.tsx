import { useT } from "~/ui/texts";
import type { QuestionPage } from "./present";

/** The pages of the topic, with the present one and those that are done. */
export function TopicSteps({ steps, milestone }: Pick<QuestionPage, "steps" | "milestone">) {
  const t = useT();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t("question:topic_steps", { topic: milestone })}>
      <ol className="steps">
        {steps.map(({ id, href, done, isHere }, index) => (
          <li key={id}>
            <a href={href} className={done ? "done" : undefined} aria-current={isHere ? "step" : undefined}>
              {index + 1}
              {done && <span className="sr-only">, {t("question:step_done")}</span>}
            </a>{" "}
          </li>
        ))}
      </ol>
    </nav>
  );
}
