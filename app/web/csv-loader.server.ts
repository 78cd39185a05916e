import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { csvText } from "~/domain/csv-text";
import type { Right } from "~/domain/people/rights";
import { privateLoader } from "./loader.server";
import type { Viewer } from "./viewer.server";

interface CsvFile {
  right: Right | "signedIn";
  /** The beginning of the file's name. */
  name: string | ((params: Params) => string);
  /** The page that links the file. */
  page: () => string;
  rows(viewer: Viewer, request: Request, params: Params): Promise<string[][]>;
}

/**
 * A table for spreadsheets as a download. A link of another site leads to the page and not to the file, since the trail
 * notes who took one.
 */
export const csvLoader = ({ right, name, page, rows }: CsvFile) =>
  privateLoader({ right }, async ({ viewer, request, params }) => {
    if (request.headers.get("Sec-Fetch-Site") === "cross-site") throw redirect(page());
    const day = new Date().toISOString().slice(0, 10);
    const title = typeof name === "string" ? name : name(params);
    return new Response(csvText(await rows(viewer, request, params)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${title}-${day}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  });
