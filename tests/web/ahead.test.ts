import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallId, CallInput } from "~/api/contract";
import { withEarlyCalls } from "~/web/ahead.server";

/** A client that notes what it was asked, and answers with the number of the call. */
function client(answer: (asked: number) => unknown = (asked) => asked) {
  const asked: string[] = [];
  const call = ((id: CallId, input: CallInput<CallId>) => {
    asked.push(`${id} ${JSON.stringify(input)}`);
    return Promise.resolve(asked.length).then(answer);
  }) as Call;
  return { asked, ...withEarlyCalls(call) };
}

const QUESTION = { params: { id: "una" }, query: { levels: "full" } };

test("a call that was begun is not made again, and its answer is handed out once", async () => {
  const { asked, call, askAhead } = client();
  askAhead("survey.question", QUESTION);
  expect(await call("survey.question", QUESTION)).toBe(1);
  expect(await call("survey.question", QUESTION)).toBe(2);
  expect(asked).toHaveLength(2);
  askAhead("survey.question", QUESTION);
  expect(asked).toHaveLength(2);
});

test("another call, or the same with another input, is made anew", async () => {
  const { asked, call, askAhead } = client();
  askAhead("survey.question", QUESTION);
  await call("survey.question", { ...QUESTION, params: { id: "altra" } });
  await call("user.popup", {});
  await call("survey.question", { ...QUESTION, query: { ...QUESTION.query, part: "form" } });
  expect(asked).toHaveLength(4);
});

test("what is not given counts as left out", async () => {
  const { asked, call, askAhead } = client();
  askAhead("survey.question", { ...QUESTION, query: { ...QUESTION.query, part: undefined } });
  await call("survey.question", QUESTION);
  expect(asked).toHaveLength(1);
});

test("a call that fails fails for the page that makes it, and for nobody where none does", async () => {
  const { call, askAhead } = client(() => Promise.reject(new Error("refused")));
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  try {
    askAhead("survey.question", QUESTION);
    askAhead("user.popup", {});
    await setImmediate();
    await expect(call("survey.question", QUESTION)).rejects.toThrow("refused");
    await setImmediate();
    expect(unhandled).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
  }
});
