import { ApiError } from "~/api/errors";
import { recordAudit } from "../../store/audit";
import { publicityOf, putPublicity } from "../../store/publicity/publicity";
import { write } from "../../store/write";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";

export const publicity: UseCase<"survey.publicity"> = async (_, scope) => {
  const [newest] = await readerOf(scope).issued();
  return { ...(await publicityOf(scope.db, scope.session.companyId)), newest: newest?.id ?? null };
};

/** Of every card of the company, those to come too. What is hidden again is hidden at once. */
export const updatePublicity: UseCase<"survey.updatePublicity"> = async ({ body }, scope) => {
  const { db, session } = scope;
  await write(db, session.companyId, async (trx) => {
    const { revision } = await publicityOf(trx, session.companyId);
    if (revision !== body.revision) throw new ApiError(409, "internal/conflict");
    await putPublicity(trx, session.companyId, { ...body, revision: revision + 1 });
    const detail = `${Number(body.showsClasses)}${Number(body.sharesDocument)}`;
    await recordAudit(trx, scope, "publicity_changed", { ...session, detail });
  });
  return {};
};
