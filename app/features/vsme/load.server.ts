import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod } from "~/web/period.server";
import { askedModule } from "./module";
import { presentVsme } from "./present";

export const LIMIT = { max: sizeWords(FILE_LIMIT) };

/** The report of the draft, or of the period in the address. */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const report = await ifOffered(
    viewer.call("report.vsme", {
      params: { version: period?.version ?? "draft" },
      query: { year: period?.year, module: askedModule(request) },
    }),
  );
  const ready = new URL(request.url).searchParams.get("pronto");
  return {
    ...presentVsme(t, report, period),
    above: abovePeriod(params),
    ready: ready === null ? null : ready.slice(0, 120),
    limit: t("vsme:file_hint", LIMIT),
    canWrite: viewer.can("write"),
  };
});
