import { compare, isDecimal } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { RuleState } from "~/domain/survey/consistency";
import { useT } from "~/ui/texts";

/** A rule as the wire shows it. */
export interface ShownRule {
  id: string;
  question: { id: string; level: string; milestone: string; prompt: string };
  formula: string | null;
  message: string;
  state: RuleState;
  value: string | null;
  unit: string | null;
  least: string | null;
  most: string | null;
  explanation: string | null;
}

/** The relation in words, the number with what it may be, and what is asked or was explained. */
export function RuleLine({ rule, href }: { rule: ShownRule; href: string | null }) {
  const t = useT();
  const { formula, question, state, value, explanation, message } = rule;
  const prompt = t("consistency:question", { prompt: question.prompt });
  const expected = expectedWords(t, rule);
  return (
    <li>
      <p>
        <strong>{formula ?? t("consistency:no_formula")}</strong>
      </p>
      {value === null ? null : <p>{t("consistency:value", { value: withUnit(value, rule.unit) })}</p>}
      {expected === null ? null : <p>{expected}</p>}
      {state === "broken" ? <p>{message}</p> : null}
      {explanation === null ? null : <p>{t("consistency:explanation", { text: explanation })}</p>}
      <p>{href === null ? prompt : <a href={href}>{prompt}</a>}</p>
    </li>
  );
}

function expectedWords(t: ReturnType<typeof useT>, { least, most, unit }: ShownRule): string | null {
  const words = (bound: string) => withUnit(bound, unit);
  // A slack may take the least value below zero, which no number of these is.
  const isBound = least !== null && compare(least, "0") > 0;
  if (isBound && most !== null) return t("consistency:between", { least: words(least), most: words(most) });
  if (isBound) return t("consistency:at_least", { least: words(least) });
  return most === null ? null : t("consistency:at_most", { most: words(most) });
}

const withUnit = (value: string, unit: string | null) =>
  isDecimal(value) ? [showNumber(value), unit].filter(Boolean).join(" ") : value;
