import type { Call } from "~/api/call";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import type { RegistryFacts } from "~/domain/question/answer";
import { bestCompany } from "../content/companies/companies";
import { input, shown } from "./answering";
import { handIn } from "./files/filing";
import { fileNamed, pdf } from "./files/samples";

/** Answers a question as the best company does, with a document where a practice on paper needs one. */
export function answeringAsBest(facts: RegistryFacts) {
  const answers = bestCompany(questionnaireV3.questions, facts);
  return async (call: Call, guid: string) => {
    const { status, answer, definition } = await shown(call, guid);
    if (status === "blocked" || status === "na-blocked") return;
    const document = fileNamed("documento.pdf", pdf(`Documento di ${guid}`));
    const attachments = definition.proof?.limitsUntilAttached ? await handIn(call, guid, document) : [];
    const given = input(guid, answers[guid]?.elements ?? {}, {
      ...{ revision: answer.revision, attachments },
      incompatibilityExplanation: "Il dato è stato controllato.",
    });
    await call("survey.saveAnswer", { params: { id: guid }, body: { answers: [given] } });
  };
}
