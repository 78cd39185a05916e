import { Fragment } from "react";
import type { EditionShown, Reference } from "~/domain/question/question";
import { referenceWords } from "~/domain/references/words";
import type { T } from "~/texts/resources";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { validityInBrief } from "./validity-words";

/** Addresses of the page of all standards and laws, and of one of its editions. */
export interface SourcesPlaces {
  page: string;
  edition: (id: string) => string;
}

interface ReferencesProps {
  references: readonly Reference[];
  /** Absent where the reader cannot open that page: editions then lead to their official addresses. */
  sources?: SourcesPlaces;
}

/** The standards and laws behind a question, each with its editions, points and validity. */
export function References({ references, sources }: ReferencesProps) {
  const t = useT();
  if (references.length === 0) return null;
  return (
    <Details summary={t("sources:of_question")}>
      <ul>
        {references.map((reference) => (
          <li key={`${reference.source} ${reference.point}`}>
            {reference.words ?? referenceWords(reference)}
            <Editions editions={reference.editions ?? []} {...(sources ? { sources } : {})} />
          </li>
        ))}
      </ul>
      {sources && (
        <p>
          <a href={sources.page}>{t("sources:all")}</a>
        </p>
      )}
    </Details>
  );
}

type EditionsProps = Pick<ReferencesProps, "sources"> & { editions: readonly EditionShown[] };

/**
 * Of each edition what the words of the reference do not say already: every question page carries this, and is small
 * (tests/budget.test.ts).
 */
function Editions({ editions, sources }: EditionsProps) {
  const t = useT();
  return editions.map((edition, index) => (
    <Fragment key={edition.id}>
      {index === 0 ? ": " : "; "}
      <a href={sources ? sources.edition(edition.id) : edition.link}>
        {edition.name === editions[0]?.name
          ? edition.edition
          : t("sources:name_and_edition", { name: edition.name, edition: edition.edition })}
      </a>
      {`${index === 0 ? "" : pointWords(t, edition)}, ${validityInBrief(t, edition)}`}
    </Fragment>
  ));
}

function pointWords(t: T, { point, isDisputed }: EditionShown): string {
  if (point === null) return "";
  return t(isDisputed ? "sources:point_disputed" : "sources:point", { point });
}
