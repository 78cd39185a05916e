import { beforeAll, expect, test } from "vitest";
import { auditUrls } from "~/web/audit-urls";
import { taskUrls } from "~/web/task-urls";
import { historyUrls, urls } from "~/web/urls";
import { DEMO_PASSWORD, signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { input, shown } from "../../platform/answering";
import { CLASS } from "../../questions";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const LEAVING = "redazione@azienda-demo.example";
const ERASED = "utente eliminato";

let admin: Browser;
let name: string;
let addresses: Record<string, string>;

beforeAll(async () => {
  const server = await demoServer();
  const { call } = await signedInApi(server.url, LEAVING);
  const info = await call("user.info", {});
  name = `${info.name} ${info.surname}`;
  const { answer, definition } = await shown(call, CLASS);
  const [field] = answer.answerElements;
  const elements = { [field?.id ?? "classe"]: field?.value === "b" ? "c" : "b" };
  const body = { answers: [input(CLASS, elements, { revision: answer.revision })] };
  await call("survey.saveAnswer", { params: { id: CLASS }, body });
  const position = await call("survey.savePosition", { body: { name: "Prima di andare" } });
  const task = await call("user.addTask", {
    body: { questionId: CLASS, colleague: ADMIN, note: "", dueOn: null },
  });
  await call("user.deleteAccount", { body: { password: DEMO_PASSWORD } });
  admin = await signedIn(server, ADMIN);
  addresses = {
    "the question": urls.question("full", definition.milestone, CLASS),
    "its changes": urls.changes(CLASS),
    "the review": urls.review(definition.area),
    "the archive": urls.history(),
    "a saved position": historyUrls.position(position.id),
    "the tasks": taskUrls.list(),
    "one task": taskUrls.one(task.id),
    "the home page": urls.home(),
    "the events": auditUrls.list(),
  };
});

test("is called utente eliminato wherever a page says who did something", async () => {
  for (const [what, address] of Object.entries(addresses)) {
    const page = await admin.get(address);
    expect([what, page.status]).toEqual([what, 200]);
    expect(page.text, what).toContain(ERASED);
    expect(page.text, what).not.toContain(name);
  }
});
