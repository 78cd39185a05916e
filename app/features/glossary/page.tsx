import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { glossaryUrls } from "~/web/glossary-urls";
import { Offered } from "~/web/offered";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import type { GlossaryShown } from "./present";

export function GlossaryPage() {
  const t = useT();
  const { search, count, letters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("glossary:title")} lead={t("glossary:lead")} />
      <SearchForm search={search} />
      {search === "" ? null : (
        <p>{t(count === 0 ? "glossary:none" : "glossary:found", { count, words: search })}</p>
      )}
      {letters.length < 2 ? null : (
        <nav aria-label={t("glossary:letters")} className="flex flex-wrap gap-x-4 gap-y-2 print:hidden">
          <Spaced>
            {letters.map(({ letter }) => (
              <a key={letter} className="min-w-6 py-1 text-center" href={`#${placeOf(letter)}`}>
                {letter}
              </a>
            ))}
          </Spaced>
        </nav>
      )}
      {letters.map((group) => (
        <Letter key={group.letter} {...group} />
      ))}
      <Offered to={sourcesUrls.page()}>
        <p className="print:hidden">
          <a href={sourcesUrls.page()}>{t("glossary:to_sources")}</a>
        </p>
      </Offered>
      <Offered to={urls.scoringMethod()}>
        <p className="print:hidden">
          <a href={urls.scoringMethod()}>{t("glossary:to_method")}</a>
        </p>
      </Offered>
    </>
  );
}

/** A form sent by GET: the address names what is searched, so that it can be kept and sent on. */
function SearchForm({ search }: Pick<GlossaryShown, "search">) {
  const t = useT();
  return (
    <form
      method="get"
      action={glossaryUrls.page()}
      className="panel choose print:hidden"
      aria-label={t("glossary:search.title")}
    >
      <TextInput
        name="cerca"
        label={t("glossary:search")}
        hint={t("glossary:search_hint")}
        value={search}
        refused={undefined}
        spellCheck={false}
      />
      <Buttons>
        <SubmitButton variant="secondary">{t("glossary:search.action")}</SubmitButton>
        {search === "" ? null : <a href={glossaryUrls.page()}>{t("glossary:search.clear")}</a>}
      </Buttons>
    </form>
  );
}

const placeOf = (letter: string) => `lettera-${letter.toLowerCase()}`;

function Letter({ letter, entries }: GlossaryShown["letters"][number]) {
  const id = placeOf(letter);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{letter}</h2>
      <dl>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </dl>
    </section>
  );
}

type EntryProps = GlossaryShown["letters"][number]["entries"][number];

function Entry({ id, name, words, original, language, meaning, source }: EntryProps) {
  const t = useT();
  return (
    <div id={id} className="mb-4">
      <dt className="font-semibold">{name}</dt>{" "}
      <dd>
        {words}
        {original === null || language === null ? null : (
          <>
            {" ("}
            {t(`glossary:language.${language}`)} <span lang={language}>{original}</span>)
          </>
        )}
        {". "}
        {meaning}
        {source === null ? null : ` ${t("glossary:source", { words: source })}`}
      </dd>
    </div>
  );
}
