import { expect, test } from "vitest";
import { verifierUrls } from "~/web/verifier-urls";
import { signedIn } from "../pages/sign-in";
import { DEEP_CASE, NEW_CASE, PLAIN, VERIFIER_EMAIL, WITH_FILE } from "../pages/verifier";
import { eachTextBrowser } from "./each-browser";

const ANSWER = "section[aria-labelledby=voce-0]";
const VERDICT = `${ANSWER} [name="verdict"]`;
const COMMENT = `${ANSWER} [name="comment"]`;
const SAVE = `${ANSWER} form button`;

eachTextBrowser((seat) => {
  test("accepts an answer, asks about another one and decides a verification", async () => {
    const { server, press, signIn } = seat();
    const verifier = await signedIn(server, VERIFIER_EMAIL);
    const [plain, filed, decision] = await Promise.all([
      verifier.get(verifierUrls.question(NEW_CASE, PLAIN)),
      verifier.get(verifierUrls.question(NEW_CASE, WITH_FILE)),
      verifier.get(verifierUrls.decision(DEEP_CASE)),
    ]);
    const refuse = "section[aria-labelledby=respingere] form button";
    const keys = (await signIn(VERIFIER_EMAIL))
      .open(plain.url)
      .to(plain, `${VERDICT}[value="accepted"]`)
      .enter()
      .to(plain, SAVE, `${VERDICT}[value="accepted"]`)
      .enter()
      .open(filed.url)
      .to(filed, `${VERDICT}[value="asked"]`)
      .enter()
      .to(filed, COMMENT, `${VERDICT}[value="asked"]`)
      .type("Di quale anno")
      .to(filed, SAVE, COMMENT)
      .enter()
      .open(decision.url)
      .to(decision, refuse)
      .enter();
    await press(keys);

    const judged = async (question: string) => {
      const page = await verifier.get(verifierUrls.question(NEW_CASE, question));
      return page.document.querySelector(ANSWER)?.text ?? "";
    };
    expect(await judged(PLAIN)).toContain("Togli il giudizio");
    expect(await judged(WITH_FILE)).toContain("Di quale anno");
    const cases = await verifier.get(verifierUrls.cases());
    expect(cases.text).toContain("2 di 31");
    expect(cases.text).toContain("hai respinto la verifica");
  });
});
