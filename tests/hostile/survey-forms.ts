import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { urls, workbookUrls } from "~/web/urls";
import { bestTyped } from "../answering";
import type { Browser } from "../pages/client";
import { pdf } from "../platform/files/samples";
import { filled } from "../platform/workbook/filling";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";

const WITH_FILES = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

/** One question of each class that is alone on its page and depends on no other. */
const QUESTIONS = new Map(
  questionsOf(questionnaire("v3"), ["start_small"])
    .filter(({ dependencies, pageId, autofill }) => !dependencies && !pageId && !autofill)
    .reverse()
    .map(({ questionClass, milestone, guid }) => [
      questionClass,
      { guid, url: urls.question("start_small", milestone, guid) },
    ]),
);

export const SURVEY_FORM_NAMES = [
  ...[...QUESTIONS.keys()].map((questionClass) => `${questionClass} question`),
  ...["question with a file", "workbook", "changes of a workbook"],
];

/** The forms of the answers, typed and in a workbook. */
export async function surveyForms(writer: Browser, { own }: Openers): Promise<KnownForm[]> {
  const bytes = await writer.file(urls.workbookFile("answers"));
  const content = await filled(bytes, { "v3-gov-identita-e-sedi-attivo": { totale: 4815162 } });
  const workbook = { fileName: "compilato.xlsx", content };
  const upload = own(workbookUrls.page(), { button: "Carica e controlla" });
  return [
    ...[...QUESTIONS].map(([questionClass, { url, guid }]) => ({
      name: `${questionClass} question`,
      open: own(url),
      filling: { ...bestTyped(guid), explanation: "Visto con il consulente" },
    })),
    {
      name: "question with a file",
      open: own(WITH_FILES, { button: "Allega" }),
      filling: { file: { fileName: "bolletta.pdf", content: pdf("Bolletta di prova") } },
      button: "Allega",
    },
    { name: "workbook", open: upload, filling: { file: workbook } },
    {
      name: "changes of a workbook",
      open: async () => {
        const { form } = await upload();
        let page = await form.fill({ file: workbook }).submit();
        // On a machine with much other work the file is read after the request.
        while (page.text.includes("sarà letto al suo turno")) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          page = await writer.get(page.path);
        }
        return { browser: writer, form: page.form(), html: page.html };
      },
      filling: {},
    },
  ];
}
