import type { Params } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { isSheet, type SheetKind } from "~/domain/sheets/kinds";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { linkedFile } from "~/web/file-failure.server";
import { downloadOf, privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod, periodWords, published, versionQueryOf } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentSheet } from "./present";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const period = askedPeriod(params);
  const sheet = await sheetFor(viewer, params);
  return {
    above: abovePeriod(params),
    note: periodWords(period, viewer, sheet.issuedAt),
    ...presentSheet(t, sheet, {
      addresses: surveyUrls(period),
      today: romeDay(new Date()),
      canWrite: viewer.can("write"),
    }),
  };
});

/** The workbook of the same sheet. */
export const fileLoader = privateLoader({}, ({ viewer, params }) => {
  const kind = kindIn(params);
  return linkedFile(viewer, surveyUrls(askedPeriod(params)).sheet(kind), async () => {
    const { filename } = await sheetFor(viewer, params);
    return downloadOf(viewer, kind, filename);
  });
});

export function sheetFor({ call }: Viewer, params: Params) {
  const period = askedPeriod(params);
  const kind = kindIn(params);
  return ifOffered(
    published(period, call("report.sheet", { params: { kind }, query: versionQueryOf(period) })),
  );
}

export function kindIn({ sheet }: Params): SheetKind {
  if (!isSheet(sheet)) throw new ApiError(404, "internal/not_found");
  return sheet;
}
