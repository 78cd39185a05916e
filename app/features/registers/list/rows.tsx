import type { RegisterRowView } from "~/api/contract/registers";
import type { KeptRegister } from "~/domain/registers/register";
import { ConfirmLink } from "~/ui/confirm-link";
import { useT } from "~/ui/texts";
import { registerUrls } from "~/web/registers-urls";
import { RowFacts } from "../row-facts";
import { rowTitle } from "../words";

interface RowsProps {
  register: KeptRegister;
  rows: readonly RegisterRowView[];
  /** What the answers of a closed year say; null from a service that does not tell. */
  fromAnswers: { year: number; rows: readonly Pick<RegisterRowView, "id" | "values">[] } | null;
  canWrite: boolean;
}

/** The rows one after the other: what each says, and how to change it. */
export function Rows({ register, rows, fromAnswers, canWrite }: RowsProps) {
  const t = useT();
  const { year = 0, rows: said = [] } = fromAnswers ?? {};
  if (rows.length + said.length === 0) return <p>{t(`registers:none.${register}`)}</p>;
  return (
    <ul className="grid gap-4">
      {rows.map(({ id, values }) => (
        <li key={id} className="panel">
          <h3>{rowTitle(register, values)}</h3>
          <RowFacts register={register} values={values} />
          {canWrite && <Ways register={register} id={id} title={rowTitle(register, values)} />}
        </li>
      ))}
      {said.map(({ id, values }) => (
        <li key={id} className="panel">
          <h3>{rowTitle(register, values)}</h3>
          <RowFacts register={register} values={values} />
          <p className="hint">
            {t("registers:from_answers", { year })}
            {canWrite ? ` ${t("registers:from_answers_mend")}` : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Ways({ register, id, title }: { register: KeptRegister; id: string; title: string }) {
  const t = useT();
  return (
    <p>
      <a href={registerUrls.row(register, id)}>
        {t("registers:edit")}
        <span className="sr-only"> {title}</span>
      </a>
      {" · "}
      <ConfirmLink to={registerUrls.remove(register, id)}>
        {t("registers:remove")}
        <span className="sr-only"> {title}</span>
      </ConfirmLink>
    </p>
  );
}
