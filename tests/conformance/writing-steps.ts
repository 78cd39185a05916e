import type { CallOutput } from "~/api/contract";
import { needing, type Step, textOf } from "./step";

type Answer = CallOutput<"survey.question">["questions"][number]["answer"];

const ofColleague = needing(["colleague"], (known) => ({ params: { id: textOf(known, "colleague") } }));

const fileForm = () => {
  const form = new FormData();
  form.append("files", new File(["Un documento di prova.\n"], "prova.txt", { type: "text/plain" }));
  return form;
};

/** An address of nobody: mails to it reach nobody, and nothing tells whether it has an account. */
const NOBODY = "conformita@prova.example";

/** The calls of §7 that change something; what they change they change back where §7 has a call for it. */
export const WRITING_STEPS: readonly Step[] = [
  {
    call: "user.updateInfo",
    writes: true,
    input: needing(["info"], ({ info }) => {
      const { preferredLocale, legalTerms } = info as CallOutput<"user.info">;
      return { body: { preferredLocale, legalTerms } };
    }),
  },
  { call: "user.forgotPassword", writes: true, open: true, input: () => ({ query: { email: NOBODY } }) },
  {
    call: "user.resetPassword",
    ...{ writes: true, open: true },
    input: () => ({ body: { password: "Conforme2026", nonce: "un-codice-di-nessuno" } }),
    mayRefuse: [400, 404, 410, 422, 424],
  },
  {
    // The token of an open registration comes from the identity service, which is not of §7.
    call: "user.signUp",
    ...{ writes: true, registering: true },
    input: () => ({
      body: {
        ...{
          businessName: "Prova di conformità",
          country: "IT",
          email: NOBODY,
          name: "Ada",
          surname: "Prova",
        },
        legalTerms: { otherPrivacy: true, privacy: true, terms: true },
        partitaIva: "12345670157",
      },
    }),
    mayRefuse: [401, 403, 409, 422],
  },
  {
    call: "user.openWhitelabel",
    writes: true,
    input: needing(["whitelabel"], (known) => ({ body: { id: textOf(known, "whitelabel") } })),
  },
  { call: "user.acceptPopup", writes: true, input: () => ({ body: { accepted: true } }) },
  {
    call: "user.invite",
    writes: true,
    input: needing(["roles"], ({ roles }) => ({
      body: { email: NOBODY, name: "Ada", surname: "Prova", roles: given(roles) },
    })),
    learn: (_: CallOutput<"user.invite">, known) => void (known["invited"] = true),
    mayRefuse: [409, 422],
  },
  { call: "user.disable", writes: true, input: ofColleague },
  { call: "user.enable", writes: true, input: ofColleague },
  {
    call: "user.updateRoles",
    writes: true,
    input: needing(["colleague", "roles"], (known) => ({
      params: { id: textOf(known, "colleague") },
      body: { roles: known["roles"] },
    })),
  },
  {
    // Once more, to find the person who was invited: nobody else is removed.
    call: "user.roles",
    writes: true,
    input: needing(["invited"], () => ({})),
    learn: ({ usersRoles }: CallOutput<"user.roles">, known) =>
      void (known["newcomer"] = usersRoles.find(({ email }) => email === NOBODY)?.user_id),
  },
  {
    call: "user.delete",
    writes: true,
    input: needing(["newcomer"], (known) => ({ params: { id: textOf(known, "newcomer") } })),
  },
  {
    call: "registry.updateCompany",
    writes: true,
    input: needing(["company"], ({ company }) => ({ body: { ...(company as object), visibilities: [] } })),
  },
  {
    call: "registry.uploadLogo",
    writes: true,
    input: () => ({ query: { logo_filename: "marchio.png" } }),
  },
  { call: "registry.removeLogo", writes: true, input: () => ({}), mayRefuse: [404] },
  {
    call: "quickstart.submit",
    writes: true,
    input: () => ({ body: { step: "survey" } }),
    mayRefuse: [422],
  },
  { call: "survey.upload", writes: true, input: () => ({ form: fileForm() }) },
  {
    call: "survey.saveAnswer",
    writes: true,
    input: needing(["question", "answer"], (known) => ({
      params: { id: textOf(known, "question") },
      body: {
        answers: [asSaved(textOf(known, "question"), known["answer"] as Answer)],
        levels: ["start_small"],
      },
    })),
  },
  {
    call: "survey.verificationFeedback",
    writes: true,
    input: needing(["question"], (known) => ({
      query: { question_id: textOf(known, "question") },
      body: { user_verification_feedback: "Una risposta di prova." },
    })),
    mayRefuse: [404, 409],
  },
  {
    call: "survey.copyAnswers",
    writes: true,
    input: needing(["version", "year", "question"], (known) => ({
      query: { year: textOf(known, "year") },
      body: { answersList: [textOf(known, "question")], versionFrom: textOf(known, "version") },
    })),
    learn: ({ id }: CallOutput<"survey.copyAnswers">, known) => void (known["job"] = id),
    mayRefuse: [403, 409],
  },
  {
    call: "survey.copyProgress",
    writes: true,
    input: needing(["job"], (known) => ({ params: { id: textOf(known, "job") } })),
  },
  { call: "survey.publish", writes: true, input: () => ({}), mayRefuse: [403, 409, 422] },
];

/** What an administrator may give: whether a person verifies is for the provider to say. */
function given(roles: unknown) {
  const { service_provider: _, ...others } = roles as CallOutput<"user.roles">["usersRoles"][number]["roles"];
  return others;
}

/** The answer as it was read, with the fields of an answer in §3. */
const asSaved = (questionId: string, answer: Answer) => ({
  questionId,
  answerElements: answer.answerElements,
  explanation: answer.explanation,
  notApplicableChosen: answer.notApplicableChosen,
  notApplicableReason: answer.notApplicableReason,
});
