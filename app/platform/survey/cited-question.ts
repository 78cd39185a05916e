import { editions } from "~/content/standards/editions/register";
import { romeDay } from "~/domain/calendar-date";
import { citedEditions } from "~/domain/references/cited-editions";
import { editionFacts } from "~/domain/references/edition-facts";
import { referenceWords } from "~/domain/references/words";
import type { Question, Reference } from "~/domain/question/question";

/** References that say which edition each is of, for the data of a fiscal year. */
export const citedReferences = (
  references: readonly Pick<Reference, "source" | "point">[],
  year: number,
  now: Date,
) => {
  const today = romeDay(now);
  return references.map(({ source, point }) => ({
    source,
    point,
    words: referenceWords({ source, point }),
    editions: citedEditions({ source, point }, year, editions).map((cited) => ({
      ...editionFacts(cited.edition, today),
      point: cited.point,
      isDisputed: cited.isDisputed,
    })),
  }));
};

/** A question whose references say which edition each is of, for the data of a fiscal year. */
export const citedQuestion = <Cited extends Question>(question: Cited, year: number, now: Date): Cited => ({
  ...question,
  references: citedReferences(question.references, year, now),
});
