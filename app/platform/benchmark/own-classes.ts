import { ApiError } from "~/api/errors";
import { type SettledQuestion, settledIn } from "~/domain/benchmark/question-shares";
import type { Profile } from "~/domain/benchmark/cells";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { isWhole } from "~/domain/survey/progress";
import { factsOf } from "../store/companies";
import type { Snapshot } from "../store/versions";
import type { Survey } from "../survey/survey";
import { scoreOf } from "../survey/survey-score";
import type { SurveyReader } from "../survey/survey-reader";

/** The answered questions of each class that is not complete. */
type Unfinished = ReadonlyMap<ScoredClass, SettledQuestion[]>;

export async function unfinishedClasses(
  reader: SurveyReader,
  year: number,
  version: "draft" | "public",
): Promise<Unfinished> {
  if (version === "draft") return unfinishedInDraft(await reader.draft(year));
  return unfinishedInCard(await newestCard(reader, year));
}

/** The company's sector and size as of what the page shows: the registry, or the issued card. */
export async function ownKind(
  reader: SurveyReader,
  year: number,
  version: "draft" | "public",
): Promise<Profile> {
  if (version === "draft") {
    const { company } = await reader.present(year);
    const { sector, macrosector } = company;
    return { sector, macrosector, size: factsOf(company).size };
  }
  const { sector, macrosector, size } = (await newestCard(reader, year)).registry;
  return { sector, macrosector, size };
}

async function newestCard(reader: SurveyReader, year: number): Promise<Snapshot> {
  const newest = (await reader.issued()).find((issued) => issued.year === year);
  const snapshot = newest && (await reader.snapshot(newest.id));
  if (!snapshot) throw new ApiError(404, "internal/nothing_published");
  return snapshot;
}

function unfinishedInDraft(survey: Survey): Unfinished {
  const { levels } = scoreOf(survey).score;
  const unfinished = CLASSES.filter((id) => !isWhole(levels[id].completeness));
  return new Map(unfinished.map((id) => [id, settledIn(levels[id])]));
}

/** A card that does not say how complete its classes are keeps its comparison. */
function unfinishedInCard({ basis, versioned }: Pick<Snapshot, "basis" | "versioned">): Unfinished {
  const unfinished = CLASSES.filter((id) => {
    const coverage = basis?.coverage.levels.find((level) => level.id === id);
    return coverage !== undefined && !isWhole(coverage);
  });
  return new Map(unfinished.map((id) => [id, settledIn(versioned.scoring.levels[id])]));
}
