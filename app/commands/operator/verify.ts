import type { Call } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import type { CommandName } from "./commands";
import { printCandidate } from "./print-candidate";
import type { OperatorArguments } from "./read-arguments";
import { Refused, WrongUsage } from "./refused";
import { saveFiles } from "./save-files";
import { theOne } from "./the-one";
import { countWords, dateTime, PHASES, safe, sentence, short } from "./words";

type Candidate = CallOutput<"survey.candidate">;

/** A verifier's work on the assigned candidates: each step is a call of the API like any other. */
export async function verify(parsed: OperatorArguments, call: Call): Promise<void> {
  const { command, named, options } = parsed;
  if (command === "list") return list(call);
  const { id, phase } = await assigned(call, named[0]);
  if (command === "open") return open(call, id, options.files);
  if (command === "accept-rest") return acceptRest(call, id);
  if (command === "decide") return decide(call, { id, phase }, named[1]);
  return judge(call, id, parsed);
}

/** Finds faults of a command before the verifier signs in. */
export function checkVerifying({ command, named, options }: OperatorArguments): void {
  if (command === "decide" && !["accept", "refuse"].includes(named[1])) {
    throw new WrongUsage("Dopo la verifica scrivi accept oppure refuse.");
  }
  const needsWords = command === "comment" || command === "ask" || command === "reject";
  if (needsWords && !options.text?.trim())
    throw new WrongUsage(`${sentence("comment_missing")} (--text "…")`);
}

async function list(call: Call): Promise<void> {
  const { verifications } = await call("survey.assignedVerifications", {});
  if (verifications.length === 0) console.log("Nessuna verifica è affidata a te.");
  for (const one of verifications) {
    console.log(
      `${short(one.id)}  ${safe(one.companyName)}, ${one.year}, livello ${one.level}: ${PHASES[one.phase]}`,
    );
    console.log(`          ${countWords(one)}; scade il ${dateTime(one.lapsesAt)}`);
  }
}

async function assigned(call: Call, prefix: string) {
  const { verifications } = await call("survey.assignedVerifications", {});
  return theOne(verifications, prefix, "le verifiche affidate a te");
}

async function open(call: Call, id: string, folder: string | undefined): Promise<void> {
  const candidate = await call("survey.candidate", { params: { id } });
  printCandidate(candidate);
  if (folder !== undefined) await saveFiles(call, candidate, folder);
}

const VERDICTS = { accept: "accepted", comment: "commented", ask: "asked", reject: "rejected" } as const;
const DONE = {
  accept: "Accettato",
  comment: "Osservazione scritta",
  ask: "Chiarimento chiesto",
  reject: "Non accettato",
} as const;

const isVerdict = (command: CommandName): command is keyof typeof VERDICTS =>
  Object.hasOwn(VERDICTS, command);

async function judge(call: Call, id: string, { command, named, options }: OperatorArguments): Promise<void> {
  if (!isVerdict(command)) throw new WrongUsage(`«${command}» non è un giudizio.`);
  const [, questionId, file] = named;
  const attachmentId = file === "" ? null : await fileOf(call, id, questionId, file);
  const comment = options.text === undefined ? {} : { comment: options.text };
  const body = { questionId, attachmentId, verdict: VERDICTS[command], ...comment };
  await call("survey.judge", { params: { id }, body });
  console.log(`${DONE[command]}: ${questionId}${file && `, file ${file}`}.`);
}

/** A file of an answer by its name, or by the first characters of its id. */
async function fileOf(call: Call, id: string, questionId: string, fileName: string): Promise<string> {
  const { candidate } = await call("survey.candidate", { params: { id } });
  const item = candidate.find((one) => one.questionId === questionId);
  if (!item) throw new Refused(sentence("item_unknown"));
  const named = item.files.filter(({ name }) => name === fileName);
  const [only] = named;
  return only && named.length === 1 ? only.id : theOne(item.files, fileName, "i file di questa risposta").id;
}

const dueItems = ({ candidate }: Candidate) =>
  candidate.flatMap(({ questionId, judgement, files }) => [
    ...(judgement.isDue ? [{ questionId, attachmentId: null }] : []),
    ...files.flatMap((file) => (file.isDue ? [{ questionId, attachmentId: file.id }] : [])),
  ]);

async function acceptRest(call: Call, id: string): Promise<void> {
  const candidate = await call("survey.candidate", { params: { id } });
  const items = dueItems(candidate);
  for (const item of items) {
    await call("survey.judge", { params: { id }, body: { ...item, verdict: "accepted" } });
  }
  console.log(
    candidate.phase === "in_depth"
      ? `Rivisti e accettati ${items.length} tra risposte e file che in questa fase mancavano.`
      : `Accettati ${items.length} tra risposte e file che non erano ancora stati giudicati.`,
  );
}

async function decide(
  call: Call,
  { id, phase: decided }: Pick<Candidate, "id" | "phase">,
  decision: string,
): Promise<void> {
  const body = { decision: decision === "accept" ? "accept" : "refuse", phase: decided } as const;
  const { phase, versionId } = await call("survey.decide", { params: { id }, body });
  if (versionId !== null) console.log(`Carta emessa: ${versionId}.`);
  else if (phase !== null) console.log(`Accettata: ora comincia la fase «${PHASES[phase]}».`);
  else console.log("Respinta: le osservazioni sono tornate all'azienda.");
}
