import { useLoaderData } from "@remix-run/react";
import question from "~/texts/it/question.json";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { aboveLevels } from "../dashboard/survey-crumbs";
import type { QuestionPage } from "./present";
import { QuestionPageView } from "./view";

export { retryHeaders as headers } from "~/web/page-headers.server";

export { loader, action } from "./answer.server";

export const handle: PageHandle<QuestionPage | undefined> = {
  title: (page) => (page ? { words: page.title } : "question:question"),
  above: aboveLevels,
  crumb: (page) => (page ? { words: page.milestone } : "question:question"),
  texts: { question },
};

/** Inputs keep what was typed until their page is another one: another question, revision, or refusal. */
export default function QuestionRoute() {
  const page = useLoaderData() as QuestionPage;
  const failure = useFailure();
  const key = [
    page.here,
    ...page.questions.map(({ revision, filled }) => [revision, !filled]),
    failure !== undefined,
  ].join(" ");
  return <QuestionPageView key={key} page={page} failure={failure} />;
}
