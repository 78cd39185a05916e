import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import examples from "~/api/openapi/examples.json";
import type { Row } from "~/api/row";
import { DEMO_PASSWORD, loadDemo } from "~/demo/load-demo";
import { READING_STEPS } from "../../conformance/reading-steps";
import { runSuite } from "../../conformance/suite";
import { makeWorld, type World } from "../../platform/world";
import { exampleOf, fieldsOf } from "./examples";
import { answerPointer, judgeOf } from "./published";

/** `UPDATE_EXAMPLES=1` writes the examples anew from what the demo answers. */
const FILE = "app/api/openapi/examples.json";

const ACCOUNTS = ["admin@azienda-demo.example", "verifica@ente-demo.example", "fornitore@ente-demo.example"];

const BASE_URL = "https://carta.example/api";
const CALLER = { clientAddress: "192.0.2.1", requestId: "esempi" };

let taken: Record<string, unknown>;
let judged: ReturnType<typeof judgeOf>;
beforeAll(async () => {
  judged = judgeOf();
  const world = await makeWorld();
  await loadDemo(world.parts);
  taken = await answersOfDemo(world).finally(() => world.close());
  const text = `${JSON.stringify(inOrder(Object.entries(taken).map(([id, answer]) => [id, exampleOf(answer)])), null, 2)}\n`;
  if (process.env["UPDATE_EXAMPLES"]) writeFileSync(FILE, text);
}, 120_000);

const inOrder = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

/** What the demo answers to the calls of §7 that read, and to all that need no parameter. */
async function answersOfDemo(world: World): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const keep = (call: CallId, answer: unknown) => void (answers[call] ??= answer);
  const send = (request: Request) => world.handle(request, CALLER);
  const tokens: string[] = [];
  for (const email of ACCOUNTS) {
    const { token } = await world.call()("identity.signIn", { body: { email, password: DEMO_PASSWORD } });
    tokens.push(token);
  }
  await runSuite({ baseUrl: BASE_URL, send, token: tokens[0] ?? null, mayWrite: false, keep });
  for (const [id, row] of Object.entries(contract) as [CallId, Row][]) {
    if (id in answers || !needsNothing(row)) continue;
    for (const token of tokens) {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await send(new Request(`${BASE_URL}/${row.service}/v1${row.path}`, { headers }));
      if (response.ok) keep(id, await response.json());
    }
  }
  return answers;
}

const needsNothing = ({ method, path, query, file }: Row) =>
  method === "GET" && !path.includes(":") && !file && (query === undefined || query.safeParse({}).success);

describe("an example", () => {
  test("is there for every call of §7 that reads and that the demo answers", () => {
    const reading = new Set(READING_STEPS.map(({ call }) => call));
    // Pillars are of the years before 2024, which the demo has not.
    const without = [...reading].filter((id) => !(id in examples));
    expect(without).toEqual(["survey.pillarOverview", "survey.historyPillar"]);
    expect(Object.keys(examples).length).toBeGreaterThan(60);
  });

  test.each(Object.entries(examples))(
    "of %s is as published, and has the fields that the demo answers with",
    (id, example) => {
      expect(judged(answerPointer(id as CallId), example)).toEqual([]);
      expect(new Set(fieldsOf(example)), "run with UPDATE_EXAMPLES=1").toEqual(
        new Set(fieldsOf(exampleOf(taken[id]))),
      );
    },
  );
});

test("every whole answer of the demo is as published, field by field", () => {
  const misfits = Object.entries(taken).flatMap(([id, answer]) =>
    judged(answerPointer(id as CallId), answer).map((misfit) => ({ id, ...misfit })),
  );
  expect(misfits).toEqual([]);
  expect(Object.keys(taken).sort()).toEqual(Object.keys(examples).sort());
});
