import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { FirstUses, Words } from "~/ui/glossary/first-uses";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { glossaryUrls } from "~/web/glossary-urls";
import { sourcesUrls } from "~/web/sources-urls";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import { Example, Recompute, RedLinesTable } from "./recompute";
import { Rules } from "./rules";
import { BandsTable, MilestonesTable, WeightsTable } from "./tables";

const STEPS: TextKey[] = ["method:steps.1", "method:steps.2", "method:steps.3"];

const EARN: TextKey[] = [
  "method:earn.1",
  "method:earn.2",
  "method:earn.3",
  "method:earn.4",
  "method:earn.5",
  "method:earn.6",
  "method:earn.7",
];

const LIMITS: TextKey[] = [
  "method:limits.1",
  "method:limits.2",
  "method:limits.3",
  "method:limits.4",
  "method:limits.5",
];

const ROUNDING: TextKey[] = ["method:rounding.1", "method:rounding.2", "method:rounding.3"];

const MEANING: TextKey[] = ["method:meaning.1", "method:meaning.2", "method:meaning.3"];

const VERIFIED: TextKey[] = ["method:verified_1", "method:verified_2"];

export function Method() {
  const t = useT();
  const { method, limits } = useLoaderData<typeof loader>();
  return (
    <FirstUses>
      <PageHeading title={t("method:title")} lead={<Words>{t("method:lead")}</Words>} />
      <Rules id="breve" title="method:steps_title" rules={STEPS}>
        <ul>
          {method.classes.map(({ id, scored, unscored }) => (
            <li key={id}>
              {t("method:class_questions", { label: t(`labels:level.${id}` as TextKey), scored, unscored })}
            </li>
          ))}
        </ul>
      </Rules>
      <section aria-labelledby="lettura">
        <h2 id="lettura">{t("method:bands_title")}</h2>
        <p>{t("method:bands_lead")}</p>
        <BandsTable />
        <p>{t("method:bands_supplier", { zero: t("card:band.to_start") })}</p>
      </section>
      <Rules id="punti" title="method:earn_title" rules={EARN} words={limits} />
      <Rules id="limiti" title="method:limits_title" rules={LIMITS} words={limits} />
      <Rules id="arrotondamenti" title="method:rounding_title" rules={ROUNDING} />
      <section aria-labelledby="aree">
        <h2 id="aree">{t("method:areas_title")}</h2>
        <p>
          <Words>{t("method:areas_lead")}</Words>
        </p>
        <WeightsTable weights={method.weights} />
      </section>
      <section aria-labelledby="temi">
        <h2 id="temi">{t("method:milestones_title")}</h2>
        <p>
          <Words>{t("method:milestones_lead")}</Words>
        </p>
        {method.areas.map((area) => (
          <MilestonesTable key={area.id} {...area} />
        ))}
      </section>
      <Example example={method.example} weights={method.weights} />
      <RedLinesTable redLines={method.redLines} />
      <Recompute />
      <Rules id="significato" title="method:meaning_title" rules={MEANING} />
      <Rules id="verifica" title="method:verified_title" rules={VERIFIED} />
      <section aria-labelledby="competitivita">
        <h2 id="competitivita">{t("method:competitiveness_title")}</h2>
        <p>
          <Words>{t("method:competitiveness_text")}</Words>
        </p>
      </section>
      <p className="print:hidden">
        <a href={urls.scoring()}>{t("method:to_scoring")}</a>
      </p>
      <p className="print:hidden">
        <a href={sourcesUrls.page()}>{t("sources:title")}</a>
      </p>
      <p className="print:hidden">
        <a href={glossaryUrls.page()}>{t("glossary:title")}</a>
      </p>
    </FirstUses>
  );
}
