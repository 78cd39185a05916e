import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import type { SimulationPage } from "./present";

/** What was chosen; a move that stays closed says what opens it. */
export function ChosenMoves({ moves }: Pick<SimulationPage, "moves">) {
  const t = useT();
  return (
    <section aria-labelledby="scelte">
      <h2 id="scelte">{t("plan:simulation.list")}</h2>
      <ul className="rows">
        {moves.map(({ id, prompt, href, about, closed, waitsFor }) => (
          <li key={id}>
            <a href={href}>{prompt}</a>
            <p className="hint">{about}</p>
            {closed === null ? null : (
              <p>
                {closed}{" "}
                <Spaced>
                  {waitsFor.map((question) => (
                    <a key={question.href} href={question.href}>
                      {question.prompt}
                    </a>
                  ))}
                </Spaced>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
