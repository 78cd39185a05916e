import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { QuestionElsewhere } from "./question";

/** The question as a page that React draws in the browser, without a library of components or of forms. */
function Question({ title, hint, why, where, unit, rows, columns }: QuestionElsewhere) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    document.documentElement.dataset.listening = "";
  }, []);
  const totalOf = (row: string) =>
    columns.reduce((sum, column) => sum + (Number(typed[`${row}.${column.id}`]?.replace(",", ".")) || 0), 0);
  return (
    <main>
      <h1>{title}</h1>
      <p>{hint}</p>
      <form>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, label }) => (
                <th key={id}>{label}</th>
              ))}
              <th>Totale</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th>{row.label}</th>
                {columns.map(({ id, label }) => (
                  <td key={id}>
                    <input
                      name={`${row.id}.${id}`}
                      aria-label={`${row.label}: ${label}`}
                      inputMode="decimal"
                      value={typed[`${row.id}.${id}`] ?? ""}
                      onChange={({ target }) => setTyped({ ...typed, [target.name]: target.value })}
                    />
                    {unit}
                  </td>
                ))}
                <td>{totalOf(row.id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button">Salva e continua</button>
      </form>
      <p>{why}</p>
      <p>{where}</p>
    </main>
  );
}

const { question } = window as unknown as { question: QuestionElsewhere };
const root = document.getElementById("root");
if (root) createRoot(root).render(<Question {...question} />);
