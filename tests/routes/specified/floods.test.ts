import { beforeEach, expect, test } from "vitest";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { Browser } from "../../pages/client";
import { REGISTRATION } from "../auth/newcomer";
import { overSpecification } from "./over";

/** Strangers at the hosted service, which sees the address of this server for everybody (fault 38). */

const over = overSpecification();
const mailed: string[] = [];
beforeEach(() => {
  mailed.length = 0;
  over.identity.atMail = ({ email }) => void mailed.push(email);
});

const open = () => new Browser(over.server.url);

async function signIn(email: string, password: string) {
  const page = await open().get(urls.login());
  return page.form({ button: "Accedi" }).fill({ email, password }).submit();
}

test("a flood of sign-ins waits, says for how long, asks the service nothing, and lets other accounts in", async () => {
  const email = "bersaglio@prova.example";
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, "Tentativo1");
  const asked = over.identity.asked.length;
  const stopped = await signIn(email, "Tentativo1");
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
  expect(stopped.errors[0]).toMatch(/Riprova tra \d+ secondi\./);
  expect(over.identity.asked.length).toBe(asked);
  expect((await signIn("lettura@azienda-demo.example", DEMO_PASSWORD)).path).toBe(urls.home());
});

test("a registration sent again and again causes five mails a day, and the same page for each", async () => {
  const email = "lettura@azienda-demo.example";
  const headings = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const form = (await open().get(registrationUrls.form())).form();
    headings.add((await form.fill({ ...REGISTRATION, Email: email }).submit()).heading);
  }
  expect([...headings]).toEqual(["Controlla la posta"]);
  expect(mailed).toEqual(Array(5).fill(email));
});
