import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Call } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import { Refused } from "./refused";
import { safe, short } from "./words";

type Candidate = CallOutput<"survey.candidate">;

/** Saves the files of a candidate under names that tell their answer; an existing file is overwritten. */
export async function saveFiles(call: Call, { id, candidate }: Candidate, folder: string): Promise<void> {
  const files = candidate.flatMap(({ questionId, files: own }) =>
    own.map((file) => ({ ...file, questionId })),
  );
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const target = path.join(folder, fileName(file));
    const { downloadUrl } = await call("survey.candidateFile", { params: { id, file: file.id } });
    writeFileSync(target, await bytesAt(downloadUrl, file.name), { mode: 0o600 });
  }
  console.log(`\nFile salvati in ${folder}: ${files.length}`);
}

async function bytesAt(url: string, name: string): Promise<Buffer> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new Refused(`Il file «${safe(name)}» non si può scaricare.`);
  return Buffer.from(await answer.arrayBuffer());
}

interface CandidateFile {
  id: string;
  questionId: string;
  name: string;
}

/** The company chose the name: it may not lead out of the folder. */
const fileName = ({ id, questionId, name }: CandidateFile): string =>
  [questionId, short(id), name].map((part) => part.replace(/[^\p{L}\p{N}._-]/gu, "_")).join("__");
