import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { save, shown } from "../answering";
import { ADMIN, type Company, makeCompany } from "../company";
import { WATER } from "../../questions";
import { patience, runs } from "../../runs";
import { type Servers, serversOver } from "../servers";

/** Saves from the same page of the same question, in each round. */
const AT_ONCE = 20;

let company: Company;
let servers: Servers;
beforeEach(async () => {
  company = await makeCompany();
  servers = await serversOver(company.world, 2, ADMIN);
});
afterEach(async () => {
  await servers.close();
  await company.world.close();
});

const withdrawn = (view: Awaited<ReturnType<typeof shown>>) =>
  view.answer.answerElements.find(({ id }) => id === "prelievo")?.value;

/** Whether it was saved; a refusal must be the one of a stale page. */
async function isSaved(call: Call, value: string, revision: number): Promise<boolean> {
  try {
    await save(call, WATER, { prelievo: value, uso: "civile" }, { revision });
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: "internal/conflict" });
    return false;
  }
}

/** In twenty runs 10,000 saves that contradict each other. */
test(
  "fault 9: of saves that contradict each other, through two servers, one wins and every other is told",
  { timeout: patience(120_000) },
  async () => {
    let [written, acknowledged] = [0, 0];
    for (let round = 0; round < runs(25); round += 1) {
      const { answer } = await shown(company.admin, WATER);
      const values = Array.from({ length: AT_ONCE }, () => String((written += 1)));
      const saved = await Promise.all(
        values.map((value, index) =>
          isSaved(servers.callers[index % 2] ?? company.admin, value, answer.revision),
        ),
      );
      const winners = values.filter((_, index) => saved[index]);
      expect(winners).toHaveLength(1);
      expect(winners).toEqual([withdrawn(await shown(company.admin, WATER))]);
      acknowledged += 1;
    }
    const { db } = company.world;
    const changes = await db
      .selectFrom("answer_change")
      .select("id")
      .where("question_id", "=", WATER)
      .execute();
    expect(changes).toHaveLength(acknowledged);
  },
);
