import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { questionsOf } from "~/domain/survey/journey";
import { questionList } from "~/features/survey/list/present";
import { t } from "~/texts/i18n.server";
import { urls } from "~/web/urls";
import { answerEverything, completeRegistry, save, shown } from "../platform/answering";
import { makeWorld } from "../platform/world";
import { millisecondsOf, type Measure } from "./measure";

const EMAIL = "a@prova.example";

/** The whole questionnaire of one company, from the store to the rows of its table, and one save into it. */
export const survey: Measure = {
  about: "the survey of a company that answered everything",
  async run() {
    const world = await makeWorld();
    try {
      const companyId = await world.addCompany();
      await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
      const admin = await world.as(EMAIL);
      await completeRegistry(admin);
      const overview = await answerEverything(admin);

      const table = (level: string | null) =>
        millisecondsOf(() => {
          const among = ({ level: own }: { level: string }) => level === null || own === level;
          const selection = { status: "all" as const };
          const at = urls.survey;
          return questionList(t, overview, { urls, levels: "full", canWrite: true, selection, at, among });
        });
      const [all, one] = [await table(null), await table("start_small")];
      const [question] = questionsOf(questionnaire("v3"), "full");
      if (!question) throw new Error("There are no questions");
      const elements = rulesOf(question).best(question);
      let { revision } = (await shown(admin, question.guid)).answer;
      const saving = await millisecondsOf(
        async () => {
          const explanation = `Versione ${revision}`;
          const { saved } = await save(admin, question.guid, elements, { revision, explanation });
          revision = saved[0]?.revision ?? 0;
        },
        { warmUp: 20, runs: 100 },
      );
      return [
        { name: "the overview call, from store to wire", value: await overviewTime(), unit: "ms" },
        { name: `rows of a table of ${overview.questions.length} questions`, value: all, unit: "ms" },
        { name: "the same to the rows of one level", value: all / one, unit: "×" },
        {
          name: "one question, from store to wire",
          value: await millisecondsOf(() => shown(admin, question.guid)),
          unit: "ms",
        },
        { name: "one save, on disk", value: saving, unit: "ms" },
      ];

      async function overviewTime() {
        return millisecondsOf(() => admin("survey.overview", { query: {} }));
      }
    } finally {
      await world.close();
    }
  },
};
