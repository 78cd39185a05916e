import type { TextKey } from "~/texts/resources";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { TabLinks } from "~/ui/layout/tab-links";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import { MilestoneTable } from "./milestone-table";
import type { ComparedPage } from "./present";
import { ScoreTables } from "./score-tables";

export function ComparedView({ page }: { page: ComparedPage }) {
  const t = useT();
  const { before, after, notes } = page;
  return (
    <>
      <PageHeading
        title={t("compare:title", { before: before.name, after: after.name })}
        lead={t("compare:lead")}
      />
      <section aria-labelledby="lati">
        <h2 id="lati">{t("compare:sides")}</h2>
        <Facts>
          {[
            { label: t("compare:before"), side: before },
            { label: t("compare:after"), side: after },
          ].map(({ label, side }) => (
            <Fact key={label} label={label}>
              <strong>{side.beginning}</strong>. {side.about}
            </Fact>
          ))}
        </Facts>
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
        <p className="print:hidden">
          <a href={historyUrls.compare()}>{t("compare:choose.again")}</a>
        </p>
      </section>
      <Summary page={page} />
      <section aria-labelledby="punteggi">
        <h2 id="punteggi">{t("compare:scores")}</h2>
        {page.scores ? <ScoreTables scores={page.scores} /> : <p>{page.noScores}</p>}
      </section>
      <Differences page={page} />
    </>
  );
}

function Summary({ page: { summary } }: { page: ComparedPage }) {
  const t = useT();
  if (summary.length === 0) return null;
  return (
    <section aria-labelledby="in-breve">
      <h2 id="in-breve">{t("compare:summary")}</h2>
      <ul>
        {summary.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

function Differences({ page: { tabs, areas, page, pages, earlier, later } }: { page: ComparedPage }) {
  const t = useT();
  return (
    <section aria-labelledby="differenze">
      <h2 id="differenze">{t("compare:differences")}</h2>
      {areas.length === 0 && <p>{t("compare:none")}</p>}
      {tabs.length > 1 && <TabLinks label={t("compare:areas")} tabs={tabs} />}
      {areas.map((area) => (
        <div key={area.id} className="flow">
          <h3 className="text-lg">{t(`labels:area.${area.id}` as TextKey)}</h3>
          {area.milestones.map((milestone) => (
            <MilestoneTable key={milestone.id} area={area.id} milestone={milestone} />
          ))}
        </div>
      ))}
      {pages > 1 && (
        <nav aria-label={t("compare:pages")} className="my-6 flex flex-wrap gap-4">
          {earlier && <a href={earlier}>{t("compare:newer")}</a>}
          <span>{t("compare:page", { page, pages })}</span>
          {later && <a href={later}>{t("compare:older")}</a>}
        </nav>
      )}
    </section>
  );
}
