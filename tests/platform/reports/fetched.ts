import type { Call } from "~/api/call";

/** The type and the bytes of a made document. */
export async function fetched(call: Call, type: string, filename: string) {
  const { downloadUrl } = await call("survey.download", { params: { type }, query: { filename } });
  const token = downloadUrl.split("/").at(-1) ?? "";
  const response = await call("survey.file", { params: { token } });
  return { type: response.headers.get("Content-Type"), bytes: Buffer.from(await response.arrayBuffer()) };
}
