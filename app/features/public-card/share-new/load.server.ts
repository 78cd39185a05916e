import { dateWords, daysAfter, romeDay } from "~/domain/calendar-date";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";

/** How long a bank or a client usually needs. */
const USUAL_DAYS = 60;

export const choicesOf = ({ call }: Viewer, number: string | undefined) =>
  ifOffered(call("survey.shareChoices", { params: { number: (number ?? "").slice(0, 64) } }));

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => ({
  ...(await choicesOf(viewer, params["number"])),
  usualEnd: dateWords(daysAfter(romeDay(new Date()), USUAL_DAYS)),
}));
