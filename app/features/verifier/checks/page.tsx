import { useLoaderData } from "@remix-run/react";
import { RuleList } from "~/ui/consistency/rule-list";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import type { loader } from "./load.server";

/** The rules between the frozen answers, for the verifier. */
export function CaseChecks() {
  const t = useT();
  const { id, year, rules } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("consistency:title")} lead={t("consistency:lead_verifier", { year })} />
      <RuleList
        rules={rules}
        hrefOf={({ state, question }) =>
          state === "unknown" ? null : verifierUrls.question(id, question.id)
        }
      />
      <p className="print:hidden">
        <a href={verifierUrls.case(id)}>{t("consistency:to_case")}</a>
      </p>
    </>
  );
}
