import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { Radios } from "~/ui/form/radios";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { EXTENTS, profileForm } from "./form";
import type { loader } from "./load.server";

/** Says what the company has of a profile, and asks what it shall have. */
export function CompanyProfile() {
  const { company, profile } = useLoaderData<typeof loader>();
  const t = useT();
  const names = { profile: profile.name, name: company.name };
  const labels = { extent: t("provider:profile.extent"), years: t("provider:profile.years") };
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={labels} />
      <PageHeading title={t("provider:profile.title", names)} lead={t("provider:profile.lead")} />
      <Facts>
        <Fact label={t("provider:column.years")}>{profile.years}</Fact>
        <Fact label={t("provider:column.people")}>{profile.people}</Fact>
      </Facts>
      <ProfileForm labels={labels} />
    </>
  );
}

function ProfileForm({ labels }: { labels: { extent: string; years: string } }) {
  const { company, profile } = useLoaderData<typeof loader>();
  const { extent, listed } = profile;
  const fields = useSchemaForm(profileForm, useRefusedForm(), { extent, years: listed });
  const t = useT();
  const isKept = profile.profile === "supplier";
  const extents = EXTENTS.filter((one) => !isKept || one !== "none");
  return (
    <PostForm typed>
      <input type="hidden" name="seen" value={profile.seen} />
      <Radios
        field={fields.extent}
        legend={labels.extent}
        hint={isKept ? t("provider:profile.kept") : undefined}
        options={extents.map((value) => ({ value, label: t(`provider:profile.${value}`) }))}
      />
      <TextInput
        field={fields.years}
        label={labels.years}
        hint={t("provider:profile.years_hint")}
        width="medium"
        autoComplete="off"
      />
      <Buttons>
        <SubmitButton>{t("provider:profile.save")}</SubmitButton>
        <LinkButton to={providerUrls.profiles(company.id)} variant="secondary" cancels>
          {t("provider:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}
