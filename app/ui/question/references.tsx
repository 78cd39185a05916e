import type { EditionShown, Reference } from "~/domain/question/question";
import { referenceWords } from "~/domain/references/words";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { validityWords } from "./validity-words";

interface ReferencesProps {
  references: readonly Reference[];
  /** The page of all standards and laws; absent where the reader cannot open it. */
  all?: string;
}

/** The standards and laws behind a question, each with its edition, point and validity. */
export function References({ references, all }: ReferencesProps) {
  const t = useT();
  if (references.length === 0) return null;
  return (
    <Details summary={t("sources:of_question")}>
      <ul>
        {references.map((reference) => (
          <li key={`${reference.source} ${reference.point}`}>
            {reference.words ?? referenceWords(reference)}
            <Editions editions={reference.editions ?? []} />
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <a href={all}>{t("sources:all")}</a>
        </p>
      )}
    </Details>
  );
}

function Editions({ editions }: { editions: readonly EditionShown[] }) {
  const t = useT();
  if (editions.length === 0) return null;
  return (
    <ul className="hint">
      {editions.map((edition) => {
        const { id, name, point, isDisputed, link } = edition;
        const words = { name, edition: edition.edition };
        return (
          <li key={id}>
            <a href={link} target="_blank" rel="noreferrer">
              {t("sources:name_and_edition", words)}
            </a>
            {point !== null && t(isDisputed ? "sources:point_disputed" : "sources:point", { point })}
            {": "}
            {validityWords(t, edition)}
          </li>
        );
      })}
    </ul>
  );
}
