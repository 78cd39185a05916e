import { Details } from "../layout/details";
import { useT } from "../texts";

interface NotApplicable {
  id: string;
  prompt: string;
  /** The company's words. */
  reason: string;
  /** Address of the question. */
  href: string;
}

/** The questions that the company declares not applicable, each with its reason. */
export function NotApplicableList({ questions }: { questions: readonly NotApplicable[] }) {
  const t = useT();
  return (
    <section aria-labelledby="non-applicabili">
      <h2 id="non-applicabili">{t("card:not_applicable.title")}</h2>
      {questions.length === 0 ? (
        <p>{t("card:not_applicable.none")}</p>
      ) : (
        <>
          <p>{t("card:not_applicable.lead")}</p>
          <Details summary={t("card:not_applicable.count", { count: questions.length })} look="panel">
            <ul>
              {questions.map(({ id, prompt, reason, href }) => (
                <li key={id}>
                  <a href={href}>{prompt}</a>
                  <br />
                  {reason === "" ? t("card:not_applicable.no_reason") : reason}
                </li>
              ))}
            </ul>
          </Details>
        </>
      )}
    </section>
  );
}
