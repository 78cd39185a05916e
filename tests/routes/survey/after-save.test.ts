import { describe, expect, test } from "vitest";
import { addressAfter, type AfterSave } from "~/features/question/after-save";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { surveyUrls, urls } from "~/web/urls";

const [definition] = questionnaireV3.questions;
const guid = definition?.guid ?? "";
const milestone = definition?.milestone ?? "";
const NEXT = "v3-env-energia-impianti";

function address(
  outcome: Partial<AfterSave["outcome"]>,
  button: AfterSave["button"] = "continue",
  place: Partial<AfterSave> = {},
): string {
  return addressAfter({
    button,
    levels: "start_small",
    urls: surveyUrls(null),
    lead: { milestone, guid },
    outcome: {
      nextQuestionId: NEXT,
      nextMilestone: milestone,
      prevQuestionId: null,
      surveyCompleted: false,
      completedBefore: false,
      saved: [],
      ...outcome,
    },
    ...place,
  });
}

const complete = { surveyCompleted: true, completedBefore: true };

describe("after a save", () => {
  test.each<[string, string, string]>([
    ["the next question follows", address({}), urls.question("start_small", milestone, NEXT)],
    [
      "the list follows where it was asked for",
      address({ surveyCompleted: true }, "list"),
      urls.level("start_small"),
    ],
    [
      "that leaves something to explain its own page follows",
      address({ saved: [{ questionId: guid, revision: 1, status: "incompatible" }] }),
      urls.question("start_small", milestone, guid),
    ],
    [
      "that completes the asked levels their end follows, whatever is open elsewhere",
      address({ surveyCompleted: true }),
      urls.completed("start_small"),
    ],
    [
      "in what was complete before the next question follows",
      address(complete),
      urls.question("start_small", milestone, NEXT),
    ],
    [
      "of its last question the end follows",
      address({ ...complete, nextQuestionId: null }),
      urls.completed("start_small"),
    ],
    [
      "of the last question of what is open the list follows",
      address({ nextQuestionId: null }),
      urls.level("start_small"),
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe("after a save on a path", () => {
  const along = (button: AfterSave["button"], outcome: Partial<AfterSave["outcome"]> = {}) =>
    address(outcome, button, { urls: surveyUrls(null, "bank"), levels: "full" });
  const next = `${urls.question("full", milestone, NEXT)}?percorso=bank`;
  const here = `${urls.question("full", milestone, guid)}?percorso=bank`;
  const list = "/dashboard/esg?percorso=bank";

  test.each<[string, string, string]>([
    ["the next question follows with the path", along("continue"), next],
    ["the list of the path follows where it was asked for", along("list"), list],
    ["a cleared question keeps the path", along("clear"), here],
    ["a question with its files keeps the path", along("attach"), here],
    ["before the first question there is the list of the path", along("previous"), list],
    ["after the last one too", along("following", { nextQuestionId: null }), list],
    [
      "that completes the path its end follows",
      along("continue", { surveyCompleted: true }),
      "/dashboard/esg/paths#bank",
    ],
  ])("%s", (_, to, expected) => {
    expect(to).toBe(expected);
  });
});
