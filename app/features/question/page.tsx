import type { PageHandle } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { useRefusedForm } from "~/ui/form/refused-form";
import type { QuestionPage } from "./present";
import type { ToldQuestion } from "./told.server";
import { ToldQuestionView } from "./told-view";
import { QuestionPageView } from "./view";

type Shown = QuestionPage | ToldQuestion;

export const handle: PageHandle<Shown | undefined> = {
  title: (page) => (page ? { words: page.title } : "question:question"),
  crumb: (page) => (page ? { words: page.milestone } : "question:question"),
  skip: (page) => (page?.answer ? { to: `#${page.answer}`, words: "question:skip_to_answer" } : null),
};

export function QuestionRoute() {
  const page = useLoaderData() as Shown;
  const refused = useRefusedForm();
  return "told" in page ? (
    <ToldQuestionView page={page} />
  ) : (
    <QuestionPageView page={page} refused={refused} />
  );
}
