import type { RefusedForm } from "~/domain/issues";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { companyForm } from "./form";

interface AskFormProps {
  company: string;
  labels: Record<"businessName" | "password", string>;
  refused: RefusedForm | undefined;
}

/** The name of the company, typed, and the password. */
export function AskForm({ company, labels, refused }: AskFormProps) {
  const t = useT();
  const { businessName, password } = useSchemaForm(companyForm, refused);
  return (
    <PostForm>
      <TextInput
        field={businessName}
        label={labels.businessName}
        hint={t("owner:company.name_hint", { company })}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PasswordInput
        field={password}
        label={labels.password}
        hint={t("owner:password_hint")}
        autoComplete="current-password"
      />
      <Buttons>
        <SubmitButton variant="danger">{t("owner:company.action")}</SubmitButton>
        <LinkButton to={urls.registry()} variant="secondary">
          {t("owner:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}
