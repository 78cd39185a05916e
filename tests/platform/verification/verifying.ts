import type { Call } from "~/api/call";
import type { CallInput, CallOutput } from "~/api/contract";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { completeRegistry, save } from "../answering";
import { attach, handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { makeWorld, type World } from "../world";
import { CLASS, FORM } from "../../questions";

type Judgement = CallInput<"survey.judge">["body"];
type Decision = CallInput<"survey.decide">["body"];

/** An enabled company ready to be verified, and a body with a verifier. */
export interface Verifying {
  world: World;
  companyId: string;
  verifierId: string;
  /** Of the administrator; sessions end with the days. */
  admin(): Promise<Call>;
  verifier(): Promise<Call>;
  /** The file of the answer that asks for one. */
  file: string;
  /** Attaches what level 3 needs as well: the certificate of a class that is claimed on paper. Returns its id. */
  certify(): Promise<string>;
  open(level?: 2 | 3): Promise<string>;
  /** Lets the automatic check run. */
  check(): Promise<void>;
  assign(id: string): Promise<void>;
  /** Opened, checked and assigned. */
  begin(level?: 2 | 3): Promise<string>;
  judge(id: string, body: Judgement): Promise<unknown>;
  acceptAll(id: string): Promise<void>;
  decide(id: string, decision: Decision["decision"], phase?: Decision["phase"]): Promise<unknown>;
  shown(): Promise<CallOutput<"survey.verification">>;
}

export const ADMIN = "a@prova.example";
export const VERIFIER = "v@ente.example";

export async function makeVerifying(now?: string): Promise<Verifying> {
  const world = await makeWorld(now ? { now } : {});
  const companyId = await world.addCompany({ isValidated: true });
  await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  await world.addPerson({ email: "c@prova.example", companyId, name: "Carlo" });
  const bodyId = await world.addCompany({ businessName: "Ente di Prova" });
  const verifierId = await world.addPerson({ email: VERIFIER, companyId: bodyId, isVerifier: true });
  const admin = () => world.as(ADMIN);
  const verifier = () => world.as(VERIFIER);
  const call = await admin();
  await completeRegistry(call);
  await save(call, CLASS, { classe: "b" });
  const [file = ""] = await handIn(call, FORM, fileNamed("visura.pdf", pdf("Visura")));
  await attach(call, FORM, [file], { forma: "srl" });

  const certify = async () => {
    const [certificate = ""] = await handIn(
      await admin(),
      CLASS,
      fileNamed("attestato.pdf", pdf("Attestato")),
    );
    await attach(await admin(), CLASS, [certificate]);
    return certificate;
  };
  const check = async () => {
    const worker = startJobWorker(world.parts, JOB_KINDS);
    await worker.drain();
    await worker.stop();
  };
  const assign = async (id: string) =>
    void (await world.db
      .updateTable("verification")
      .set({ verifier_id: verifierId, verifier_body: "Ente di Prova" })
      .where("id", "=", id)
      .execute());
  const open = async (level: 2 | 3 = 2) => {
    const body = { revision: await revisionOf(await admin()), level };
    return (await (await admin())("survey.openVerification", { body })).id;
  };
  return {
    ...{ world, companyId, verifierId, admin, verifier, file, certify, open, check, assign },
    async begin(level = 2) {
      const id = await open(level);
      await check();
      await assign(id);
      return id;
    },
    judge: async (id, body) => (await verifier())("survey.judge", { params: { id }, body }),
    decide: async (id, decision, phase = "third_party") =>
      (await verifier())("survey.decide", { params: { id }, body: { decision, phase } }),
    async acceptAll(id) {
      const judging = await verifier();
      const { candidate } = await judging("survey.candidate", { params: { id } });
      for (const { questionId, files } of candidate) {
        for (const attachmentId of [null, ...files.map((one) => one.id)]) {
          const body = { questionId, attachmentId, verdict: "accepted" } as const;
          await judging("survey.judge", { params: { id }, body });
        }
      }
    },
    shown: async () => (await admin())("survey.verification", {}),
  };
}

export const revisionOf = async (call: Call) => (await call("survey.overview", { query: {} })).revision;
