import { RULE_STATES, type RuleState } from "~/domain/survey/consistency";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import { RuleLine, type ShownRule } from "./rule-line";

interface RuleListProps {
  rules: readonly ShownRule[];
  /** The page on which a rule is settled, or the answer is judged; null where there is none. */
  hrefOf(rule: ShownRule): string | null;
}

/** Every rule under its state; what is settled, or cannot be checked, is folded. */
export function RuleList({ rules, hrefOf }: RuleListProps) {
  const t = useT();
  if (rules.length === 0) return <p>{t("consistency:none")}</p>;
  const inState = (state: RuleState) => rules.filter((rule) => rule.state === state);
  const heading = (state: RuleState) =>
    t("consistency:count", { state: t(`consistency:state.${state}`), count: inState(state).length });
  return RULE_STATES.map((state) => {
    const lines = (
      <>
        <p>{t(`consistency:about.${state}`)}</p>
        <ul className="flow">
          {inState(state).map((rule) => (
            <RuleLine key={rule.id} rule={rule} href={hrefOf(rule)} />
          ))}
        </ul>
      </>
    );
    if (inState(state).length === 0) return <p key={state}>{heading(state)}</p>;
    return state === "broken" || state === "explained" ? (
      <section key={state} aria-labelledby={`controlli-${state}`} className="panel">
        <h2 id={`controlli-${state}`}>{heading(state)}</h2>
        {lines}
      </section>
    ) : (
      <Details key={state} summary={heading(state)} look="panel">
        {lines}
      </Details>
    );
  });
}
