import { useLoaderData } from "@remix-run/react";
import question from "~/texts/it/question.json";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { QuestionPage } from "./present";
import { QuestionPageView } from "./view";

export { loader, action, headers } from "./answer.server";

export const handle: PageHandle<QuestionPage | undefined> = {
  title: (page) => (page ? { words: page.title } : "question:question"),
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
