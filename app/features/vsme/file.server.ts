import { ApiError, hasCode } from "~/api/errors";
import { MODULE_WORDS } from "~/domain/vsme/modules";
import { redirectTo } from "~/web/action.server";
import { awaitedDocument, documentFile, type WantedDocument } from "~/web/awaited-document.server";
import { ifOffered } from "~/web/errors.server";
import { linkedFile } from "~/web/file-failure.server";
import { downloadOf, privateLoader } from "~/web/loader.server";
import { askedPeriod } from "~/web/period.server";
import type { Viewer } from "~/web/viewer.server";
import { vsmeUrls } from "~/web/vsme-urls";
import { askedModule } from "./module";

const VSME = "vsme";
/** Forms that are made off the request: their address leads to a page that waits. */
const MADE = ["pdf", "xlsx"] as const;
type Made = (typeof MADE)[number];

/** One form of the report, or a template that was filled just now. The page says why there is none. */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const name = new URL(request.url).searchParams.get("nome");
  const made = MADE.find((form) => form === params.form);
  if (made && name === null) {
    const { period, module } = askedIn(request);
    const waiting = vsmeUrls(period).waiting(made, module && MODULE_WORDS[module]);
    return documentFile(viewer, waiting, () => wantedOf(viewer, request, made));
  }
  const page = vsmeUrls(askedIn(request).period).page();
  return linkedFile(viewer, page, async () => {
    if (name !== null) return filledTemplate(viewer, name, page);
    const files = await filesOf(viewer, request);
    const filename = { json: files.json, xhtml: files.inline }[params.form ?? ""];
    if (!filename) throw new ApiError(404, "internal/not_found");
    return downloadOf(viewer, VSME, filename);
  });
});

/** A template that a person has had filled is kept for a day. */
const filledTemplate = (viewer: Viewer, name: string, page: string) =>
  downloadOf(viewer, VSME, name).catch((error: unknown) => {
    if (!hasCode(error, "internal/not_found")) throw error;
    return redirectTo(viewer.session, page, { notice: { kind: "error", key: "vsme:ready_no_more" } });
  });

/** The page that waits for a form that is being made. */
export const waitingLoader = privateLoader({}, async ({ viewer, params, request }) => {
  const made = MADE.find((form) => form === params.form);
  if (!made) throw new ApiError(404, "internal/not_found");
  const { period, module } = askedIn(request);
  const ways = vsmeUrls(period);
  const words = module && MODULE_WORDS[module];
  const wanted = await wantedOf(viewer, request, made);
  return awaitedDocument(viewer, request, {
    ...wanted,
    href: ways.file(made, words),
    backHref: ways.page(words),
  });
});

async function wantedOf(viewer: Viewer, request: Request, form: Made): Promise<WantedDocument> {
  const { pdf, template } = await filesOf(viewer, request);
  const filename = form === "pdf" ? pdf : template;
  if (filename === null) throw new ApiError(404, "internal/not_found");
  return { type: VSME, filename, failsAs: "scoring.report" };
}

async function filesOf({ call }: Viewer, request: Request) {
  const { period, module } = askedIn(request);
  const { files } = await ifOffered(
    call("report.vsme", {
      params: { version: period?.version ?? "draft" },
      query: { year: period?.year, module },
    }),
  );
  return files;
}

function askedIn(request: Request) {
  const query = new URL(request.url).searchParams;
  const period = askedPeriod({
    version: query.get("version") ?? undefined,
    year: query.get("year") ?? undefined,
  });
  return { period, module: askedModule(request) };
}
