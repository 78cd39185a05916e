import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { EndedCase } from "../ended-case";
import type { loader } from "./load.server";
import type { presentDecision, Why } from "./present";

type Shown = ReturnType<typeof presentDecision>;

export function Decision() {
  const { outcome, shown } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      {outcome ? <EndedCase {...outcome} /> : null}
      {shown ? <Deciding {...shown} /> : null}
    </>
  );
}

function Deciding(shown: Shown) {
  const t = useT();
  const { company, year, level, phase, counts, issues, accept, refuse, toCase, toComments } = shown;
  const kind = issues ? "issue" : "go_on";
  return (
    <>
      <PageHeading
        eyebrow={`${company} · ${t("verifier:about", { year, level })}`}
        title={t("verifier:decision.title")}
        lead={t("verifier:decision.lead")}
      />
      <Counts {...counts} />
      <section aria-labelledby="accettare" className="panel">
        <h2 id="accettare">{t(`verifier:decision.${kind}`, { level })}</h2>
        <p>{t(`verifier:decision.${kind}_text`)}</p>
        <DecisionForm decision="accept" phase={phase} whys={accept}>
          {t(`verifier:decision.${kind}_button`, { level })}
        </DecisionForm>
      </section>
      <section aria-labelledby="respingere" className="panel">
        <h2 id="respingere">{t("verifier:decision.refuse")}</h2>
        <p>{t("verifier:decision.refuse_text")}</p>
        {counts.commented + counts.asked + counts.rejected > 0 ? (
          <p>
            <a href={toComments}>{t("verifier:decision.see_comments")}</a>
          </p>
        ) : null}
        <DecisionForm decision="refuse" phase={phase} whys={refuse}>
          {t("verifier:decision.refuse_button")}
        </DecisionForm>
      </section>
      <p>
        <a href={toCase}>{t("verifier:decision.not_now")}</a>
      </p>
    </>
  );
}

function Counts({ done, items, left, accepted, commented, asked, rejected, replied }: Shown["counts"]) {
  const t = useT();
  const facts = { accepted, commented, asked, rejected, replied };
  return (
    <section aria-labelledby="conti">
      <h2 id="conti">{t("verifier:decision.counts")}</h2>
      <p>
        {t("verifier:progress", { done, items })}
        {left > 0 ? `. ${t("verifier:decision.left", { count: left })}` : null}
      </p>
      <Facts>
        {Object.entries(facts).map(([name, count]) => (
          <Fact key={name} label={t(`verifier:count.${name as keyof typeof facts}`)}>
            {count}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

interface DecisionFormProps {
  decision: "accept" | "refuse";
  phase: Shown["phase"];
  whys: Why[];
  children: string;
}

function DecisionForm({ decision, phase, whys, children }: DecisionFormProps) {
  if (whys.length > 0) {
    return (
      <DisabledButton
        reason={whys.map(({ words, href }) => (
          <p key={words}>{href === null ? words : <a href={href}>{words}</a>}</p>
        ))}
      >
        {children}
      </DisabledButton>
    );
  }
  return (
    <PostForm aria-label={children}>
      <input type="hidden" name="decision" value={decision} />
      <input type="hidden" name="phase" value={phase} />
      <Buttons>
        <SubmitButton variant={decision === "refuse" ? "danger" : "primary"}>{children}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
