import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import type { QuestionElsewhere } from "./question";

/** Names that its expressions can read. */
const named = (id: string) => id.replaceAll("-", "_");

/** The question as SurveyJS draws it: a table whose last column it computes. */
function survey({ title, hint, why, where, unit, rows, columns }: QuestionElsewhere): Model {
  const sum = columns.map(({ id }) => `{row.${named(id)}}`).join(" + ");
  const typed = columns.map(({ id, label }) => ({
    name: named(id),
    title: `${label} (${unit})`,
    cellType: "text",
    inputType: "number",
    min: 0,
  }));
  const matrix = {
    type: "matrixdropdown",
    name: "question",
    title,
    description: hint,
    columns: [...typed, { name: "total", title: "Totale", cellType: "expression", expression: sum }],
    rows: rows.map(({ id, label }) => ({ value: id, text: label })),
  };
  const help = { type: "html", name: "help", html: `<p>${why}</p><p>${where}</p>` };
  return new Model({
    showQuestionNumbers: "off",
    completeText: "Salva e continua",
    pages: [{ name: "page", elements: [matrix, help] }],
  });
}

function Page({ model }: { model: Model }) {
  useEffect(() => {
    document.documentElement.dataset.listening = "";
  }, []);
  return <Survey model={model} />;
}

const { question } = window as unknown as { question: QuestionElsewhere };
const root = document.getElementById("root");
if (root) createRoot(root).render(<Page model={survey(question)} />);
