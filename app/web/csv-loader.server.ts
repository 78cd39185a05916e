import type { Params } from "@remix-run/react";
import { csvText } from "~/domain/csv-text";
import type { Right } from "~/domain/people/rights";
import { downloadLoader } from "./download.server";
import type { Viewer } from "./viewer.server";

interface CsvFile {
  right: Right | "signedIn";
  /** The beginning of the file's name. */
  name: string | ((params: Params) => string);
  /** The page that links the file. */
  page: () => string;
  rows(viewer: Viewer, request: Request, params: Params): Promise<string[][]>;
}

const CSV = { type: "text/csv; charset=utf-8", ending: "csv" };

/** A table for spreadsheets as a download. */
export const csvLoader = ({ rows, ...file }: CsvFile) =>
  downloadLoader({
    ...{ ...file, kind: CSV },
    body: async (viewer, request, params) => csvText(await rows(viewer, request, params)),
  });
