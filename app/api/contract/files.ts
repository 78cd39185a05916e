import { z } from "zod";
import { row } from "../row";
import { id, text, yearQuery } from "./wire";

/** What goes in and out of the survey as files. */
export const files = {
  "survey.downloadAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_download/excel/:version",
    right: "read",
    query: yearQuery,
  }),
  "survey.downloadQuestions": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions_download",
    right: "read",
    query: yearQuery,
  }),
  "survey.upload": row({ service: "survey", method: "POST", path: "/upload", right: "write" }),
  "survey.download": row({
    service: "survey",
    method: "GET",
    path: "/download/:type",
    right: "read",
    query: z.strictObject({ filename: text(255) }),
    response: z.object({ downloadUrl: z.string() }),
  }),
  "survey.verificationFeedback": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification_feedback",
    right: "write",
    query: z.strictObject({ question_id: id, attachment_id: id.optional() }),
    body: z.strictObject({ user_verification_feedback: text(2000) }),
  }),
};
