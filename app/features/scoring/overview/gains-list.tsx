import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { urls } from "~/web/urls";
import type { gainsOf } from "./gains";

/** The topics with most points still to gain, each a link to its questions. */
export function Gains({
  gains: { lead, topics, others },
}: {
  gains: NonNullable<ReturnType<typeof gainsOf>>;
}) {
  const t = useT();
  return (
    <section aria-labelledby="guadagni">
      <h2 id="guadagni">{t("scoring:gains.title")}</h2>
      <p>{lead}</p>
      <ul className="gains">
        {topics.map(({ id, label, href, gain, about }) => (
          <li key={id}>
            <span>
              <a href={href}>{label}</a> {about === null ? null : <small>{about}</small>}
            </span>{" "}
            <strong>{gain}</strong>
          </li>
        ))}
      </ul>
      <p className="print:hidden">
        {others > 0 ? `${t("scoring:gains.others", { count: others })} ` : null}
        <Offered to={urls.plan()}>
          <a href={urls.plan()}>{t("scoring:to_plan")}</a>
        </Offered>
      </p>
    </section>
  );
}
