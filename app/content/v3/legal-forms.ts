import type { Dependency } from "~/domain/question/question";

/**
 * Asked of the legal forms that may stand in the register of enterprises (Codice civile, art. 2188): all but
 * professionals and their associated practices. An association stands there only with an enterprise of its own, so that
 * it is asked. The form is asked late: until then the question is open to everyone.
 */
export const IN_REGISTER_OF_ENTERPRISES: Dependency = {
  effect: "na",
  openUntilAnswered: true,
  question: "v3-gov-identita-e-sedi-forma-giuridica",
  field: "forma",
  anyOf: [
    ...["impresa-individuale", "societa-semplice", "snc", "sas", "srl", "srls", "spa", "sapa"],
    ...["cooperativa", "consorzio", "ente", "altra"],
  ],
};
