import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import { JudgementChips } from "../judgement-chips";
import { CasePages } from "../case-pages";
import type { FilterLink, presentCase, QuestionRow } from "./present";

type QuestionsProps = Pick<
  ReturnType<typeof presentCase>,
  "id" | "areas" | "states" | "shown" | "total" | "page" | "pages" | "filter" | "groups"
>;

/** The questions of a case by area and state, each with the judgements of its answer and files. */
export function Questions({ id, areas, states, shown, total, page, pages, filter, groups }: QuestionsProps) {
  const t = useT();
  return (
    <section aria-labelledby="risposte">
      <h2 id="risposte">{t("verifier:questions")}</h2>
      <FilterLinks label={t("verifier:filter.area")} links={areas} />
      <FilterLinks label={t("verifier:filter.state")} links={states} />
      <p>{shown === 0 ? t("verifier:shown_none") : t("verifier:shown", { shown, total })}</p>
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className="list-none pl-0">
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </ul>
        </div>
      ))}
      <CasePages
        page={page}
        pages={pages}
        hrefOf={(pagina) => verifierUrls.case(id, { ...filter, pagina })}
      />
    </section>
  );
}

function Row({ href, prompt, isChanged, items }: QuestionRow) {
  const t = useT();
  return (
    <li className="my-4 border-t border-line pt-3">
      <a href={href}>{prompt}</a> {isChanged ? <Chip tone="outline">{t("verifier:changed")}</Chip> : null}
      <ul className="my-1 list-none pl-0">
        {items.map(({ name, chip }, index) => (
          <li key={index} className="my-1">
            <span className="hint">{index === 0 ? t("verifier:the_answer") : <bdi>{name}</bdi>}:</span>{" "}
            <JudgementChips {...chip} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const FilterLinks = ({ label, links }: { label: string; links: FilterLink[] }) => (
  <nav aria-label={label} className="my-3">
    <strong aria-hidden className="block">
      {label}
    </strong>
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
      {links.map(({ words, href, isChosen }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isChosen ? true : undefined}
            className={isChosen ? "font-bold no-underline" : undefined}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
