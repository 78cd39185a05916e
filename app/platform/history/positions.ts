import { POSITION_NAME } from "~/api/contract/positions";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { hasRoom, MOST_POSITIONS } from "~/domain/history/saved-position";
import { oneLine } from "~/domain/plain-text";
import { refusalsAsIssues } from "../card/act";
import { loadCard } from "../card/load-card";
import type { Trx } from "../scope";
import { letGoOf } from "../store/attachments";
import { recordAudit } from "../store/audit";
import * as stored from "../store/saved-positions";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { takePosition } from "./take-position";

/** Saves the draft as it is now under a name. A request sent twice, for example by a double click, saves it once. */
export const savePosition: UseCase<"survey.savePosition"> = async ({ body }, { db, session, now }) => {
  const name = nameIn(body.name);
  return write(db, session.companyId, async (trx) => {
    await refuseWhileRestoring(trx, session.companyId);
    const survey = await new SurveyReader(trx, session.companyId).draft();
    const positions = await stored.savedPositions(trx, session.companyId);
    const twin = positions.find(
      (one) =>
        one.year === survey.year &&
        one.type === "manual" &&
        one.name === name &&
        one.draft_revision === survey.draft.revision,
    );
    if (twin) return { id: twin.id, name };
    if (!hasRoom(positions, "manual", survey.year)) {
      const params = { max: String(MOST_POSITIONS) };
      throw refused(409, "internal/conflict", { path: "", code: "too_many_positions", params });
    }
    const by = session.accountId;
    const id = await takePosition(trx, survey, { type: "manual", name, by, at: now().toISOString() });
    return { id, name };
  });
};

/** Only a position that a person named has a name to change. An update that contains no difference changes nothing. */
export const renamePosition: UseCase<"survey.renamePosition"> = async ({ params, body }, { db, session }) => {
  const name = nameIn(body.name);
  const revision = await write(db, session.companyId, async (trx) => {
    const row = await requirePosition(trx, session.companyId, params.id);
    if (row.type !== "manual") {
      throw refused(409, "internal/conflict", { path: "", code: "position_without_name" });
    }
    if (row.name === name) return row.revision;
    if (row.revision !== body.revision) throw new ApiError(409, "internal/conflict");
    await stored.renamePosition(trx, row.id, name, row.revision + 1);
    return row.revision + 1;
  });
  return { name, revision };
};

/** The next sweep deletes its files, unless something else keeps them. */
export const removePosition: UseCase<"survey.removePosition"> = async ({ params, query }, scope) => {
  const { db, session } = scope;
  await write(db, session.companyId, async (trx) => {
    const row = await requirePosition(trx, session.companyId, params.id);
    // A running restore may be copying from it, or have saved it as the previous draft.
    await refuseWhileRestoring(trx, session.companyId);
    if (row.revision !== query.revision) throw new ApiError(409, "internal/conflict");
    await letGoOf(trx, row.id);
    await stored.deletePosition(trx, row.id);
    await recordAudit(trx, scope, "position_removed", { ...session, detail: row.id });
  });
  return {};
};

/** The name as it is stored; transliteration (… becomes ...) may have made it too long. */
function nameIn(typed: string): string {
  const name = oneLine(typed);
  const isTooLong = name.length > POSITION_NAME;
  if (name !== "" && !isTooLong) return name;
  throw refused(
    422,
    "internal/invalid_input",
    isTooLong
      ? { path: "name", code: "too_long", params: { max: String(POSITION_NAME) } }
      : { path: "name", code: "mandatory_field" },
  );
}

const refused = (status: number, code: ErrorCode, issue: Issue) => new ApiError(status, code, [issue]);

async function requirePosition(trx: Trx, companyId: string, id: string) {
  const row = await stored.positionRow(trx, companyId, id);
  if (!row) throw new ApiError(404, "internal/not_found");
  return row;
}

async function refuseWhileRestoring(trx: Trx, companyId: string): Promise<void> {
  const { life } = await loadCard(new SurveyReader(trx, companyId));
  if (life.stage !== "restoring") return;
  throw new ApiError(409, "internal/card_refused", refusalsAsIssues(["restore_running"]));
}
