import { randomBytes } from "node:crypto";
import type { WireNotice } from "~/api/contract/provider-service";
import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { noticePeriod, plainNotice } from "~/domain/company/notice";
import { recordAudit } from "../store/audit";
import {
  endNotice as endStored,
  insertNotice,
  type NoticeRow,
  pastNotices,
  presentNotice,
} from "../store/provider/notices";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { stateMoved } from "../verification/operator";

export const deskNotices: UseCase<"provider.notices"> = async (_, { db, now }) => {
  const at = now().toISOString();
  const present = await presentNotice(db, at);
  return {
    present: present && wireNotice(present),
    past: (await pastNotices(db, at)).map(wireNotice),
  };
};

const wireNotice = ({ id, kind, title, body, from_at, until_at, ended_at }: NoticeRow): WireNotice => ({
  ...{ id, kind, title },
  text: body,
  from: from_at,
  until: until_at,
  endedAt: ended_at,
});

/** A notice to all people, each of whom accepts it once. One at a time: a second one is refused until that is over. */
export const publishNotice: UseCase<"provider.publishNotice"> = async ({ body }, scope) => {
  const read = noticePeriod(body, romeDay(scope.now()));
  if ("issues" in read) throw new ApiError(422, "internal/invalid_input", read.issues);
  const { fromAt, untilAt } = read.period;
  const { title, text } = plainNotice(body);
  const { accountId } = scope.session;
  await write(scope.db, null, async (trx) => {
    const at = scope.now().toISOString();
    if (await presentNotice(trx, at)) {
      throw new ApiError(409, "internal/conflict", [{ path: "", code: "notice_in_force" }]);
    }
    // What a person accepts is this notice, not its kind.
    const id = `${body.kind}-${randomBytes(6).toString("hex")}`;
    await insertNotice(trx, {
      ...{ id, kind: body.kind, title, body: text },
      ...{ from_at: fromAt, until_at: untilAt, written_by: accountId, written_at: at, ended_at: null },
    });
    await recordAudit(trx, scope, "notice_published", { accountId, detail: id });
  });
  return {};
};

export const endNotice: UseCase<"provider.endNotice"> = async ({ params }, scope) => {
  const { accountId } = scope.session;
  await write(scope.db, null, async (trx) => {
    if (!(await endStored(trx, params.id, scope.now().toISOString()))) throw stateMoved();
    await recordAudit(trx, scope, "notice_ended", { accountId, detail: params.id });
  });
  return {};
};
