import type { LeftOutReason } from "~/domain/card/left-out";
import { Details } from "../layout/details";
import { useT } from "../texts";

interface LeftOutProps {
  total: number;
  groups: readonly {
    why: LeftOutReason;
    questions: readonly { id: string; prompt: string; href: string }[];
  }[];
  /** Answers to questions that are no longer asked. */
  withdrawn: number;
  /** Where the company confirms or removes answers to changed questions. */
  obsoleteHref: string;
}

/** Up to this many questions stand open by group; more are folded again. */
const MOST_OPEN = 10;

/** What will not be on the card: its counts in one line, and in it every question by reason (D4). */
export function LeftOut({ total, groups, withdrawn, obsoleteHref }: LeftOutProps) {
  const t = useT();
  const titles = groups.map(({ why, questions }) => t(`card:left_out.${why}`, { count: questions.length }));
  return (
    <section aria-labelledby="non-sulla-carta">
      <h2 id="non-sulla-carta" className="sr-only">
        {t("card:left_out.title")}
      </h2>
      {total === 0 && withdrawn === 0 ? <p>{t("card:left_out.nothing")}</p> : null}
      {total === 0 ? null : (
        <Details
          summary={
            <>
              {t("card:left_out.count", { count: total })} <span className="hint">{titles.join(" · ")}</span>
            </>
          }
        >
          {groups.map(({ why, questions }, index) => (
            <Details key={why} summary={titles[index]} open={total <= MOST_OPEN}>
              <p>{t(`card:left_out.hint_${why}`)}</p>
              <ul>
                {questions.map(({ id, prompt, href }) => (
                  <li key={id}>
                    <a href={href}>{prompt}</a>
                  </li>
                ))}
              </ul>
            </Details>
          ))}
        </Details>
      )}
      {withdrawn === 0 ? null : (
        <p>
          {t("card:left_out.withdrawn", { count: withdrawn })}{" "}
          <a href={obsoleteHref}>{t("card:left_out.to_obsolete")}</a>
        </p>
      )}
    </section>
  );
}
