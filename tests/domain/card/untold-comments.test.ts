import { expect, test } from "vitest";
import type { Judgement } from "~/domain/card/card-life";
import { untoldComments } from "~/domain/card/untold-comments";
import { answerOf } from "./lives";

const NOW = "2026-06-01T12:00:00.000Z";
const said = (question: string, verdict: Judgement["verdict"], judgedAt: string) => ({
  ...{ ...answerOf(question), verdict, comment: "Come?", phase: "third_party" as const },
  reply: null as string | null,
  judgedAt: `2026-06-01T${judgedAt}.000Z`,
});
const told = (time: string) => `2026-06-01T${time}.000Z`;

test.each<[string, ReturnType<typeof said>[], string | null, string[] | null]>([
  ["nothing was said", [], null, null],
  ["everything was accepted", [said("q1", "accepted", "08:00:00")], null, null],
  ["a comment an hour old", [said("q1", "commented", "11:00:00")], null, ["q1"]],
  ["a comment a second younger", [said("q1", "commented", "11:00:01")], null, null],
  [
    "an old comment while the verifier goes on accepting",
    [said("q1", "rejected", "09:00:00"), said("q2", "accepted", "11:30:00")],
    null,
    null,
  ],
  [
    "all of a session, which has ended",
    [
      said("q1", "rejected", "09:00:00"),
      said("q2", "accepted", "10:30:00"),
      said("q3", "commented", "10:00:00"),
    ],
    null,
    ["q1", "q3"],
  ],
  ["what was told already", [said("q1", "commented", "09:00:00")], told("09:00:00"), null],
  [
    "only what is newer than what was told",
    [said("q1", "commented", "09:00:00"), said("q2", "rejected", "10:00:00")],
    told("09:00:00"),
    ["q2"],
  ],
  [
    "what the company has replied to already",
    [{ ...said("q1", "commented", "09:00:00"), reply: "Della sede." }, said("q2", "rejected", "10:00:00")],
    null,
    ["q2"],
  ],
  [
    "nothing that waits for a reply",
    [{ ...said("q1", "commented", "09:00:00"), reply: "Della sede." }],
    null,
    null,
  ],
  [
    "an acceptance after what was told",
    [said("q1", "commented", "09:00:00"), said("q2", "accepted", "10:00:00")],
    told("09:00:00"),
    null,
  ],
])("comments are told together and once: %s", (_, judgements, toldUpTo, expected) => {
  const untold = untoldComments(judgements, toldUpTo, NOW);
  expect(untold?.comments.map(({ question }) => question) ?? null).toEqual(expected);
  if (untold)
    expect(untold.upTo).toBe(
      judgements
        .map(({ judgedAt }) => judgedAt)
        .sort()
        .at(-1),
    );
});
