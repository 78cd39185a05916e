import { TableFrame } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { PlanRow } from "./present";

/** The questions in order. A row is as short as possible, because a page may have all of them. */
export function Steps({ rows }: { rows: readonly PlanRow[] }) {
  const t = useT();
  return (
    <TableFrame>
      <table className="table stack plan">
        <caption className="sr-only">{t("plan:table")}</caption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              {t("plan:column.number")}
            </th>
            <th scope="col">{t("plan:column.question")}</th>
            <th scope="col" className="numeric">
              {t("plan:column.gain")}
            </th>
            <th scope="col">{t("plan:column.effort")}</th>
            <th scope="col">{t("plan:column.missing")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, prompt, href, place, gain, effort, missing, waitsFor }) => (
            <tr key={number}>
              <td className="numeric">{number}</td>
              <th scope="row" className="w-1/2">
                <a href={href}>{prompt}</a>
                <br />
                <small>{place}</small>
              </th>
              <td className="numeric" data-label={t("plan:column.gain")}>
                {gain}
              </td>
              <td data-label={t("plan:column.effort")}>{effort}</td>
              <td data-label={t("plan:column.missing")}>
                {missing}
                {waitsFor.map((question) => (
                  <span key={question.href}>
                    {" "}
                    <a href={question.href}>{question.prompt}</a>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
