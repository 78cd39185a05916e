import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { API_VERSIONS } from "~/domain/periods";
import { capOf } from "~/domain/request-cap";
import { SHEETS, type SheetKind } from "~/domain/sheets/kinds";
import { pathsOf } from "~/domain/survey/paths";
import { servesWords } from "~/features/question/serves-words";
import { pointsOf } from "~/platform/survey/sheets/points";
import { servedSheets, sheetsOfQuestion } from "~/platform/survey/sheets/served";
import { t } from "~/texts/i18n.server";
import { FACTS } from "../../domain/build";

const v3 = questionnaire("v3");
const cap = (workforce: number) => capOf({ workforce, employees: workforce });

/** The questions of a sheet as it is made. */
const onSheet = (kind: SheetKind, workforce = 400): Set<string> =>
  new Set(
    pointsOf(kind, cap(workforce), v3.questions).flatMap(({ questions }) =>
      questions.map(({ guid }) => guid),
    ),
  );

const SAYS: Record<SheetKind, RegExp> = {
  bank: /\bbanca \d+(, \d+)* \(dicembre 2025\)/,
  client: /VSME \S/,
};

describe.each(SHEETS)("the line of a question about the sheet for a %s", (kind) => {
  test("is there where the question is on the sheet, and nowhere else", () => {
    const on = onSheet(kind);
    const saying = v3.questions.filter((definition) =>
      SAYS[kind].test(servesWords(t, { definition, serves: sheetsOfQuestion(v3, definition) }) ?? ""),
    );
    expect(saying.map(({ guid }) => guid).sort()).toEqual([...on].sort());
    expect(on.size).toBeGreaterThan(50);
  });

  test("names the points of the sheet at which the question stands", () => {
    const points = pointsOf(kind, cap(400), v3.questions);
    for (const definition of v3.questions) {
      const named = sheetsOfQuestion(v3, definition).find(({ sheet }) => sheet === kind)?.points ?? [];
      const expected = points.filter(({ questions }) => questions.includes(definition));
      expect([definition.guid, named]).toEqual([
        definition.guid,
        [...new Set(expected.map(({ point }) => point))],
      ]);
    }
  });
});

describe("a path to a sheet", () => {
  test.each([
    ["bank", "bank", 400],
    ["client", "client", 400],
    ["client", "client", 10],
    ["vsme-complete", "client", 400],
    ["vsme-basic", "client", 10],
  ] as const)(
    "%s has the questions of the sheet for a %s with %i people, and those that open them",
    (...of) => {
      const [path, kind, people] = of;
      const guids =
        pathsOf(v3, { ...FACTS, workforce: people, employees: people }, servedSheets(v3)).get(path) ??
        new Set();
      const on = onSheet(kind, people);
      expect([...on].filter((guid) => !guids.has(guid))).toEqual([]);
      const opening = (guid: string) =>
        v3.questions.some(
          (question) =>
            guids.has(question.guid) &&
            (question.dependencies ?? []).some(
              (dependency) => "question" in dependency && dependency.question === guid,
            ),
        );
      expect([...guids].filter((guid) => !on.has(guid) && !opening(guid))).toEqual([]);
    },
  );
});

test.each(API_VERSIONS.filter((version) => version !== "v3"))(
  "a question of %s, which has no sheets, serves none",
  (version) => {
    const older = questionnaire(version);
    const serving = older.questions.filter((question) => sheetsOfQuestion(older, question).length > 0);
    expect(serving).toEqual([]);
  },
);
