import { taskUrls } from "~/web/task-urls";
import { questionToken } from "../pages/mailed-token";
import { DEMO_PROPOSAL, DEMO_TASK, DEMO_TOPIC_TASK } from "../pages/task-states";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";

export const TASK_FORM_NAMES = [
  "task, asked",
  "task, changed",
  "task, done",
  "task, withdrawn",
  "question link, sent",
  "question link, revoked",
  "proposal, sent",
  "proposal, accepted",
] as const;

const QUESTION = "v3-gov-responsabilita-competenze";

/** The forms of tasks, links and proposals. */
export async function taskForms(server: TestServer, { stranger, own }: Openers): Promise<KnownForm[]> {
  const token = await questionToken(server);
  return [
    {
      name: "task, asked",
      open: own(taskUrls.ask("question", QUESTION)),
      filling: { colleague: "redazione@azienda-demo.example", note: "Controlla", date: "31/12/2027" },
    },
    {
      name: "task, changed",
      open: own(taskUrls.one(DEMO_TASK), { button: "Salva la richiesta" }),
      filling: { note: "Un'altra nota" },
    },
    { name: "task, done", open: own(taskUrls.end(DEMO_TOPIC_TASK, "done")), filling: {} },
    { name: "task, withdrawn", open: own(taskUrls.end(DEMO_TASK, "withdrawn")), filling: {} },
    {
      name: "question link, sent",
      open: own(taskUrls.link("v3-gov-strategia-obiettivo")),
      filling: { email: "perito@studio-bianchi.example", name: "Studio Bianchi", note: "" },
    },
    { name: "question link, revoked", open: own(taskUrls.revoke(DEMO_PROPOSAL)), filling: {} },
    {
      name: "proposal, sent",
      open: stranger(taskUrls.linked(token)),
      filling: { value: "yes", explanation: "Attestati in archivio" },
    },
    {
      name: "proposal, accepted",
      open: own(taskUrls.proposal(DEMO_PROPOSAL), { button: "Accetta" }),
      filling: {},
      button: "Accetta",
    },
  ];
}
