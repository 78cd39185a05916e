import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { answersFile, questionsFile } from "~/platform/workbook/workbook-files";
import type { World } from "../world";

/** The workbook of a company's draft as it would be downloaded. */
export async function download(world: World, companyId: string, name = "carta-esg-risposte-2025.xlsx") {
  const source = name.includes("domande") ? questionsFile : answersFile;
  const file = await source.open(world.parts, companyId, name);
  if (!file) throw new Error(`There is no ${name}`);
  return Buffer.from(await new Response(file.bytes).arrayBuffer());
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function formOf(bytes: Buffer, name = "compilato.xlsx"): FormData {
  const form = new FormData();
  form.append("file", new File([bytes as BlobPart], name, { type: XLSX }));
  return form;
}

/**
 * Hands a workbook in. On a machine with much other work it is read after the request: then its refusal, which the import
 * tells, is thrown with its message and its issue.
 */
export async function upload(call: Call, bytes: Buffer, name?: string) {
  let view = await call("survey.importPreview", { body: formOf(bytes, name) });
  if (!view.reading) return view;
  while (view.reading) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    view = await call("survey.importProgress", { params: { id: view.id } });
  }
  const { state, error, issue } = view;
  if (state !== "rejected") return view;
  throw new ApiError(422, null, issue ? [{ path: "file", ...issue }] : [], null, error ?? undefined);
}
