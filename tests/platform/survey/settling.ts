import type { Call } from "~/api/call";
import type { ApiError } from "~/api/errors";
import type { Answer } from "~/domain/question/answer";
import { completeRegistry, save } from "../answering";
import { makeWorld, type World } from "../world";
import { CLASS } from "../../questions";
import { answerEarlier } from "./earlier-questions";

/** The arguments of `answerEarlier` for an answer. */
export type Given = [
  guid: string,
  elements: Answer["elements"],
  more?: Partial<Answer> & { edition?: number },
];

/** A company that may issue, unless an answer to an older question keeps it from that. */
export interface Settling {
  world: World;
  admin: Call;
  companyId: string;
  answer(...given: Given): Promise<void>;
  list(call?: Call): ReturnType<typeof listOf>;
  /** The draft's status on the home page. */
  status(): Promise<number>;
  settle(
    id: string,
    action: "confirm" | "remove",
    revision?: number,
    more?: { call?: Call; year?: number },
  ): Promise<{ left: number }>;
}

const listOf = async (call: Call) => (await call("survey.obsoleteAnswers", {})).answers;

export async function makeSettling(now?: string): Promise<Settling> {
  const world = await makeWorld(now === undefined ? {} : { now });
  const companyId = await world.addCompany();
  const accountId = await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  const admin = await world.as("a@prova.example");
  await completeRegistry(admin, { numberOfEmployees: "200" });
  await save(admin, CLASS, { classe: "b" });
  return {
    world,
    admin,
    companyId,
    answer: (...given) => answerEarlier(world, { companyId, accountId }, ...given),
    list: (call = admin) => listOf(call),
    async status() {
      const home = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
      return home.survey.draft.status;
    },
    settle: (id, action, revision = 1, { call = admin, year } = {}) =>
      call("survey.settleObsolete", {
        params: { id },
        body: { action, revision, ...(year !== undefined && { year }) },
      }),
  };
}

/** Why a call was refused. */
export const refused = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: ApiError) => error);
