import { redirect } from "@remix-run/node";
import { settings } from "~/settings.server";
import type { Viewer } from "./viewer.server";

/**
 * A file as a download. Our own platform's bytes pass through under the page's address, which works for as long as the
 * viewer is signed in; those of another server the browser fetches itself.
 */
export async function downloadOf(viewer: Viewer, type: string, filename: string): Promise<Response> {
  const { downloadUrl } = await viewer.call("survey.download", { params: { type }, query: { filename } });
  if (settings().upstreamUrl !== null) return redirect(downloadUrl);
  const token = new URL(downloadUrl).pathname.split("/").at(-1) ?? "";
  return viewer.call("survey.file", { params: { token } });
}
