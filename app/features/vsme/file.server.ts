import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { downloadOf, isElsewhere, privateLoader } from "~/web/loader.server";
import { vsmeUrls } from "~/web/vsme-urls";
import { askedModule } from "./module";

const VSME = "vsme";

/** One form of the report, or a template that was filled just now. The page says why there is none. */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const query = new URL(request.url).searchParams;
  const name = query.get("nome");
  const period = askedPeriod({
    version: query.get("version") ?? undefined,
    year: query.get("year") ?? undefined,
  });
  try {
    if (name !== null) return await downloadOf(viewer, VSME, name);
    const { files } = await ifOffered(
      viewer.call("report.vsme", {
        params: { version: period?.version ?? "draft" },
        query: { year: period?.year, module: askedModule(request) },
      }),
    );
    const filename = { json: files.json, xhtml: files.inline, xlsx: files.template }[params.form ?? ""];
    if (!filename) throw new ApiError(404, "internal/not_found");
    return await downloadOf(viewer, VSME, filename);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404 || isElsewhere(error)) throw error;
    throw redirect(vsmeUrls(period).page());
  }
});
