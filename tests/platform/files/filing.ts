import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Call } from "~/api/call";
import { save, shown } from "../answering";
import type { World } from "../world";
import { formWith } from "./samples";

/** Two questions that welcome evidence, and one that asks for none. */

/** Hands files in for a question and returns their ids in order. */
export async function handIn(call: Call, guid: string, ...files: File[]): Promise<string[]> {
  const { names } = await call("survey.upload", { query: { question_id: guid }, body: formWith(...files) });
  return Object.values(names);
}

/** Saves the answer unchanged, or with this value, together with these files. */
export async function attach(
  call: Call,
  guid: string,
  attachments: string[],
  value?: Record<string, string>,
) {
  const { answer } = await shown(call, guid);
  const elements = Object.fromEntries(answer.answerElements.map(({ id, value: one }) => [id, one]));
  return save(call, guid, value ?? elements, { revision: answer.revision, attachments });
}

export const namesOf = async (call: Call, guid: string) =>
  (await shown(call, guid)).answer.attachments.map(({ name }) => name);

export const folderOf = ({ parts }: World) => path.join(parts.settings.dataDir, "files");

/** The names in the folder of files. */
export const stored = (world: World): string[] =>
  existsSync(folderOf(world)) ? readdirSync(folderOf(world)).sort() : [];

export const rowIds = async ({ db }: World): Promise<string[]> =>
  (await db.selectFrom("attachment").select("id").orderBy("id").execute()).map(({ id }) => id);
