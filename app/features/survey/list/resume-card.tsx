import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import type { Resume } from "./resume";

/** The next question of the page, and the button that opens it; without one, the way to read the answers. */
export function ResumeCard({ resume }: { resume: Resume }) {
  const t = useT();
  const { kind, href, next, left } = resume;
  if (next === null) {
    return (
      <Buttons>
        <LinkButton to={href} variant="secondary">
          {t(`survey:start.${kind}`)}
        </LinkButton>
      </Buttons>
    );
  }
  const { number, topic, prompt, minutes } = next;
  return (
    <section className="panel" aria-labelledby="riprendi">
      <p className="eyebrow">
        {[t("survey:resume.question", { number }), topic, minutes].filter(Boolean).join(" · ")}
      </p>
      <h2 id="riprendi">{prompt}</h2>
      <Buttons>
        <LinkButton to={href}>{t(`survey:start.${kind}`)}</LinkButton>
      </Buttons>
      {left === null ? null : <p className="hint">{t("survey:resume.left", { left })}</p>}
    </section>
  );
}
