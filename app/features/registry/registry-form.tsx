import type { ReactNode } from "react";
import type { Company } from "~/api/contract/registry";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Conflict } from "./conflict";
import { type Choices, formRevision, type RegistryValues, storedValues, useRegistryFields } from "./present";

export interface RegistryFormProps {
  company: Company;
  choices: Choices;
  labels: Record<string, string>;
  refused: RefusedForm | undefined;
  year: number;
  canWrite: boolean;
  /** Values that others know, shown in place of empty ones. */
  proposed?: Partial<RegistryValues>;
}

interface Frame {
  /** The form's own address: opened again it shows the stored values. */
  here: string;
  save: string;
  /** The link that leaves without saving. */
  away: { to: string; words: string };
  /** The user can add more countries than fit the form at once by saving it again. */
  asksStates: boolean;
  children(fields: ReturnType<typeof useRegistryFields>): ReactNode;
}

/** Some sections of the registry as a form, with what another person saved meanwhile above it. */
export function RegistryForm({
  here,
  save,
  away,
  asksStates,
  children,
  ...frameProps
}: RegistryFormProps & Frame) {
  const { company, choices, labels, refused, canWrite, proposed = {} } = frameProps;
  const t = useT();
  const stored = storedValues(company);
  const fields = useRegistryFields({ ...stored, ...proposed } as RegistryValues, refused);
  if (!canWrite) return <Reader />;
  return (
    <>
      <Conflict updatedAt={company.updatedAt} discardHref={here} {...{ stored, choices, labels, refused }} />
      <PostForm typed>
        <input type="hidden" name="revision" value={formRevision(company, refused)} />
        {children(fields)}
        <Buttons>
          <SubmitButton>{save}</SubmitButton>
          {asksStates ? (
            <SubmitButton variant="secondary" name="again" value="1">
              {t("registry:states.save_and_stay")}
            </SubmitButton>
          ) : null}
          <LinkButton to={away.to} variant="quiet">
            {away.words}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}

function Reader() {
  const t = useT();
  return (
    <p>
      {t("dashboard:read_only")} <a href={urls.registry()}>{t("dashboard:see_registry")}</a>
    </p>
  );
}
