import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { ChooseProfile } from "./choose";
import type { loader } from "./load.server";
import { ProfilesTable } from "./table";

export function Profiles() {
  const profiles = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const { shown, readable, canChoose, isOffered } = profiles;
  return (
    <>
      <ErrorSummary refused={refused} labels={{ profile: t("profiles:choose.field") }} />
      <PageHeading
        title={shown === null ? t("profiles:none") : t(`profiles:works_as.${shown}`)}
        lead={t("profiles:lead")}
      />
      {canChoose ? (
        <ChooseProfile readable={readable} shown={shown} refused={refused} />
      ) : (
        <p>{t(isOffered || readable.length < 2 ? oneWords(readable.length) : "profiles:not_offered")}</p>
      )}
      <ProfilesTable {...profiles} />
    </>
  );
}

const oneWords = (count: number) => (count === 0 ? "profiles:administers" : "profiles:single");
