import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { BackToSettings } from "../back";
import type { loader } from "./load.server";

export function Preferences() {
  const t = useT();
  const stored = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const labels = { welcome: t("settings:preferences.welcome"), tour: t("settings:preferences.tour") };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("settings:preferences.title")} lead={t("settings:preferences.lead")} />
      <PostForm>
        {(["welcome", "tour"] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            refused={refused}
            label={labels[name]}
            hint={t(`settings:preferences.${name}_hint`)}
            checked={stored[name]}
          />
        ))}
        <Buttons>
          <SubmitButton>{t("settings:preferences.save")}</SubmitButton>
        </Buttons>
      </PostForm>
      <BackToSettings />
    </>
  );
}
