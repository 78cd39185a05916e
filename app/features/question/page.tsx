import type { PageHandle } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { useRefusedForm } from "~/ui/form/refused-form";
import type { QuestionPage } from "./present";
import { QuestionPageView } from "./view";

export const handle: PageHandle<QuestionPage | undefined> = {
  title: (page) => (page ? { words: page.title } : "question:question"),
  crumb: (page) => (page ? { words: page.milestone } : "question:question"),
  skip: (page) => (page?.answer ? { to: `#${page.answer}`, words: "question:skip_to_answer" } : null),
};

export function QuestionRoute() {
  return <QuestionPageView page={useLoaderData() as QuestionPage} refused={useRefusedForm()} />;
}
