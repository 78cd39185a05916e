import type { AnswerInput } from "~/api/contract/survey";
import { ApiError } from "~/api/errors";
import { publicFieldsAction, redirectTo, refuse } from "~/web/action.server";
import { linkToken } from "~/web/link-token";
import { taskUrls } from "~/web/task-urls";
import { answerFields, formIssues, postedQuestions, readAnswers } from "../form";
import { staleForm } from "../posting.server";
import { linkedQuestion } from "./load.server";
import { askedQuestion } from "./present";

const isNothing = ({ answerElements, explanation, notApplicableChosen }: AnswerInput) =>
  answerElements.length === 0 && !explanation?.trim() && !notApplicableChosen;

/** Sends a proposal: read like the form of a question's page, and stored beside the answer. */
export const action = publicFieldsAction({
  load: async ({ visitor, params }) => {
    const { definition, businessName } = await linkedQuestion(visitor, linkToken(params));
    return { question: askedQuestion(definition), businessName };
  },
  fields: ({ loaded }) => answerFields([loaded.question]),
  perform: async ({ visitor, params, values, loaded: { question, businessName } }) => {
    const token = linkToken(params);
    const posted = postedQuestions([question], values);
    if (posted.length === 0) throw staleForm();
    const { answers, issues } = readAnswers(posted, values);
    const [answer] = answers;
    if (issues.length > 0 || !answer) throw refuse(issues);
    if (isNothing(answer)) throw refuse([{ path: "", code: "proposal_empty" }]);
    const { answerElements, explanation, notApplicableChosen, notApplicableReason } = answer;
    const proposed = { answerElements, explanation, notApplicableChosen, notApplicableReason };
    await visitor.call("survey.propose", { body: { token, answer: proposed } }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw error.withErrors(formIssues([question], error.errors));
    });
    const notice = {
      kind: "success",
      key: "tasks:linked.thanks",
      params: { company: businessName },
    } as const;
    return redirectTo(visitor.session, taskUrls.linked(token), { notice });
  },
});
