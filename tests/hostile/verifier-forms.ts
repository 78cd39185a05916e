import { verifierUrls } from "~/web/verifier-urls";
import { signedIn } from "../pages/sign-in";
import { DEEP_CASE, NEW_CASE, PLAIN, VERIFIER_EMAIL } from "../pages/verifier";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";

/** The forms of the verifier's desk, in the order in which they can all be sent. */
export async function verifierForms(server: TestServer): Promise<KnownForm[]> {
  const browser = await signedIn(server, VERIFIER_EMAIL);
  const at = (url: string, button: string) => async () => ({
    browser,
    form: (await browser.get(url)).form({ button }),
  });
  const judging = verifierUrls.question(NEW_CASE, PLAIN);
  return [
    {
      name: "case, judged",
      open: at(judging, "Salva e vai alla prossima da giudicare"),
      filling: { verdict: "asked", comment: "Di quale anno?" },
    },
    {
      name: "case, judgement taken back",
      open: at(verifierUrls.question(DEEP_CASE, PLAIN), "Togli il giudizio"),
      filling: {},
    },
    {
      name: "case, decided",
      open: at(verifierUrls.decision(DEEP_CASE), "Respingi la verifica"),
      filling: {},
    },
  ];
}

export const VERIFIER_FORMS = ["case, judged", "case, judgement taken back", "case, decided"];
