import { redirect } from "@remix-run/node";
import { CLASSES } from "~/domain/question/question";
import { askedPeriod } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";

/** The scoring starts with the first class. */
export const loader = privateLoader({}, ({ params }) =>
  redirect(surveyUrls(askedPeriod(params)).scoring(CLASSES[0])),
);
