import type { ReactNode } from "react";
import type { TextKey, TextParams } from "~/texts/resources";
import { Words } from "~/ui/glossary/first-uses";
import { useT } from "~/ui/texts";

interface RulesProps {
  id: string;
  title: TextKey;
  rules: readonly TextKey[];
  words?: TextParams;
  children?: ReactNode;
}

/** A part of the method as a list of rules. */
export function Rules({ id, title, rules, words, children }: RulesProps) {
  const t = useT();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Words>{t(rule, words)}</Words>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
