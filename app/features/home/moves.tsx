import { NarrowFold } from "~/ui/layout/narrow-fold";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Home } from "./present";

type Plan = NonNullable<NonNullable<Home["draft"]>["plan"]>;

/** The first moves of the development plan, each a link to its question. */
export function Moves({ plan: { moves, total } }: { plan: Plan }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="mosse">
      <h2 id="mosse">{t("dashboard:moves.title")}</h2>
      {moves.length === 0 ? <p>{t("dashboard:moves.none")}</p> : null}
      {moves.length === 0 ? null : (
        <NarrowFold summary={t("dashboard:moves.unfold")}>
          <ul className="rows">
            {moves.map(({ id, prompt, href, gain, about }) => (
              <li key={id}>
                <a href={href}>{prompt}</a>
                <p className="hint">
                  <strong>{gain}</strong> · {about}
                </p>
              </li>
            ))}
          </ul>
        </NarrowFold>
      )}
      <p>
        <a href={urls.plan()}>{t("dashboard:moves.all", { count: total })}</a>
      </p>
    </section>
  );
}
