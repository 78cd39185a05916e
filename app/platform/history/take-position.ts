import { randomUUID } from "node:crypto";
import { hasRoom } from "~/domain/history/saved-position";
import { isGiven } from "~/domain/question/answer";
import { configurationOf } from "../card/sealed";
import type { Trx } from "../scope";
import { contentOf } from "../store/answers";
import { keepFor } from "../store/attachments";
import { insertPosition, type PositionAnswers, type SavedPosition } from "../store/saved-positions";
import { keepConfiguration } from "../store/versions";
import type { Survey } from "../survey/survey";

interface Saving {
  /** Generated here unless given. */
  id?: string | undefined;
  type: "manual" | "before_restore";
  name: string | null;
  /** Account id. */
  by: string;
  at: string;
}

/**
 * Saves the draft as it is now: all its answers, including those that declare nothing at present, with their files and
 * the current questions. Returns the id of the position.
 */
export async function takePosition(
  trx: Trx,
  survey: Survey,
  { id = randomUUID(), type, name, by, at }: Saving,
): Promise<string> {
  const { company, year, apiVersion, questionnaire, draft } = survey;
  const answers: PositionAnswers = Object.fromEntries(
    Object.entries(survey.answers).map(([guid, answer]) => [
      guid,
      { ...contentOf(answer), edition: answer.edition },
    ]),
  );
  const { text, sha256 } = configurationOf(questionnaire);
  await keepConfiguration(trx, { sha256, api_version: apiVersion, content: text, created_at: at });
  await insertPosition(trx, {
    id,
    company_id: company.id,
    year,
    type,
    name,
    saved_by: by,
    saved_at: at,
    draft_revision: draft.revision,
    given: Object.values(answers).filter(isGiven).length,
    configuration: sha256,
    content: JSON.stringify(answers),
    revision: 1,
  });
  const files = Object.values(answers).flatMap(({ attachments }) => attachments);
  await keepFor(trx, id, company.id, files);
  return id;
}

/** The reasons against a restore beside those of the card's life: the present draft has to be saved first (D5). */
export const roomRefusals = (positions: readonly SavedPosition[], year: number): "positions_full"[] =>
  hasRoom(positions, "before_restore", year) ? [] : ["positions_full"];
