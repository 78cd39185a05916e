import type { EditionShown } from "../question/question";
import { type SourceEdition, stateOn } from "./edition";

type EditionFacts = Omit<EditionShown, "point" | "isDisputed">;

/** What a reader needs of an edition, on a day (ISO date). */
export const editionFacts = (edition: SourceEdition, day: string): EditionFacts => ({
  id: edition.id,
  name: edition.name,
  edition: edition.edition,
  state: stateOn(edition, day),
  dated: edition.dated ?? null,
  from: edition.from ?? null,
  to: edition.to ?? null,
  link: edition.link,
});
