import { useLoaderData } from "@remix-run/react";
import { RuleList } from "~/ui/consistency/rule-list";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";

/** The rules between the answers of the draft, each with its numbers and its state. */
export function Checks() {
  const t = useT();
  const { year, rules } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("consistency:title")} lead={t("consistency:lead", { year })} />
      <RuleList
        rules={rules}
        hrefOf={({ question: { level, milestone, id } }) => urls.question(level, milestone, id)}
      />
      <p className="print:hidden">
        <a href={urls.scoring()}>{t("consistency:to_scoring")}</a>
      </p>
    </>
  );
}
