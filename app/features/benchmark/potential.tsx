import { FourBarsDrawing } from "~/ui/charts/four-bars";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { ShownBenchmark } from "./load.server";
import type { PotentialCard } from "./potential-cards";

type Category = PotentialCard["categories"][number];

/** Where the company's own potential comes from: a card each for costs, revenues and resources. */
export function Potential({
  page: { potential, isPotentialBegun, isPotentialCompared },
}: {
  page: Pick<ShownBenchmark, "potential" | "isPotentialBegun" | "isPotentialCompared">;
}) {
  const t = useT();
  return (
    <section aria-labelledby="da-dove">
      <h2 id="da-dove">{t("benchmark:potential.map_title")}</h2>
      <p>{t(`benchmark:potential.${potential ? "lead" : isPotentialBegun ? "missing" : "unfilled"}`)}</p>
      {isPotentialCompared ? null : <p>{t("benchmark:not_offered")}</p>}
      {potential ? (
        <>
          <div className="potentials">
            {potential.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
          <Reasons cards={potential} />
        </>
      ) : null}
    </section>
  );
}

const Card = ({ card: { id, label, bars, value, band, summary, categories } }: { card: PotentialCard }) => (
  <section className="panel" aria-labelledby={`potenziale-${id}`}>
    <h3 id={`potenziale-${id}`}>
      {label}{" "}
      <span>
        <FourBarsDrawing drawing={bars} /> {value} <small>{band}</small>
      </span>
    </h3>
    {summary === "" ? null : <p className="hint">{summary}</p>}
    {categories.map((category) => (
      <CategoryPart key={category.id} category={category} />
    ))}
  </section>
);

function CategoryPart({ category }: { category: Category }) {
  const { label, isTold, bars, value, band, best, worst } = category;
  const t = useT();
  return (
    <div className="potential-category">
      <h4>
        {label}{" "}
        {isTold ? (
          <span>
            <FourBarsDrawing drawing={bars} /> {value} <small className="sr-only">{band}</small>
          </span>
        ) : null}
      </h4>
      <Topics name={t("benchmark:potential.best")} topics={best} />
      <Topics name={t("benchmark:potential.worst")} topics={worst} />
    </div>
  );
}

const Topics = ({ name, topics }: { name: string; topics: Category["best"] }) =>
  topics.length === 0 ? null : (
    <p>
      {name}{" "}
      {topics.map(({ id, label, href, value }, index) => (
        <span key={id}>
          {index === 0 ? null : ", "}
          <a href={href}>{label}</a>
          {value === "" ? null : ` ${value}`}
        </span>
      ))}
    </p>
  );

/** Why each topic and question counts for its category. */
function Reasons({ cards }: { cards: readonly PotentialCard[] }) {
  const t = useT();
  if (cards.every(({ categories }) => categories.every(({ reasons }) => reasons.length === 0))) return null;
  return (
    <Details summary={t("benchmark:potential.reasons")}>
      {cards.flatMap(({ id: section, categories }) =>
        categories.map(({ id, label, reasons }) => (
          <div key={`${section}-${id}`}>
            <p>
              <strong>{label}</strong>
            </p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason.id}>{reason.words}</li>
              ))}
            </ul>
          </div>
        )),
      )}
    </Details>
  );
}
