import type { TextKey } from "~/texts/resources";
import { SubmitButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import type { QuestionList } from "./present";
import { LONGEST_SEARCH } from "./selection";

/** A form sent by GET: the address names what is searched. It keeps the filters. */
export function SearchForm({ list }: { list: QuestionList }) {
  const t = useT();
  const { search, kept, cleared, chosen } = list;
  return (
    <form method="get" action={search.action} className="field print:hidden" role="search">
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="cerca">{t("survey:search.label")}</label>
      <div className="with-unit">
        <input
          id="cerca"
          type="search"
          name="cerca"
          className="input input-full"
          defaultValue={search.words}
          maxLength={LONGEST_SEARCH}
          spellCheck={false}
        />
        <SubmitButton variant="secondary">{t("survey:search.action")}</SubmitButton>
      </div>
      {search.words || chosen.length > 0 ? (
        <a className="inline-block py-1" href={cleared}>
          {t("survey:search.clear")}
        </a>
      ) : null}
    </form>
  );
}

/** What the list is narrowed to besides its group, and what to do where that leaves nothing. */
export function Found({ list }: { list: QuestionList }) {
  const t = useT();
  const { found, search, chosen, everywhere, cleared, hasLocked, missing } = list;
  const isNarrowed = search.words !== "" || chosen.length > 0;
  return (
    <>
      {isNarrowed && (
        <p>
          {[
            ...chosen.map(({ label, key }) => label ?? t(key as TextKey)),
            ...(search.words ? [t("survey:search.words", { words: search.words })] : []),
            t("survey:search.found", { count: found }),
          ].join(" · ")}
        </p>
      )}
      {hasLocked && (
        <p>
          {t("survey:reporting_locked")} <a href={missing}>{t("survey:what_is_missing")}</a>
        </p>
      )}
      {found === 0 && (
        <p>
          {t(isNarrowed ? "survey:none_found" : "survey:none_here")}{" "}
          <a href={everywhere?.href ?? cleared}>
            {everywhere ? t("survey:search.everywhere", { count: everywhere.count }) : t("survey:show_all")}
          </a>
        </p>
      )}
    </>
  );
}
