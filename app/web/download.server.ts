import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import type { Right } from "~/domain/people/rights";
import { linkedFile } from "./file-failure.server";
import { privateLoader } from "./loader.server";
import type { Viewer } from "./viewer.server";

interface Download {
  right: Right | "signedIn";
  /** The beginning of the file's name. */
  name: string | ((params: Params) => string);
  kind: { type: string; ending: string };
  /** The page that links the file. */
  page: () => string;
  body(viewer: Viewer, request: Request, params: Params): Promise<string>;
}

/**
 * A text as a download. A link of another site leads to the page and not to the file, since the trail notes who took
 * one.
 */
export const downloadLoader = ({ right, name, kind, page, body }: Download) =>
  privateLoader({ right }, async ({ viewer, request, params }) => {
    if (request.headers.get("Sec-Fetch-Site") === "cross-site") throw redirect(page());
    const day = new Date().toISOString().slice(0, 10);
    const title = typeof name === "string" ? name : name(params);
    return linkedFile(viewer, page(), async () => {
      const text = await body(viewer, request, params);
      return new Response(text, {
        headers: {
          "Content-Type": kind.type,
          "Content-Disposition": `attachment; filename="${title}-${day}.${kind.ending}"`,
          "Cache-Control": "no-store",
        },
      });
    });
  });
