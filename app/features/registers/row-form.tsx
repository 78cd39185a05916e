import type { RefusedForm } from "~/domain/issues";
import type { KeptRegister, RowValues } from "~/domain/registers/register";
import { REGISTERS } from "~/domain/registers/registers";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { builtOn } from "~/web/read-form.server";
import { registerUrls } from "~/web/registers-urls";
import { RowField } from "./field";

interface RowFormProps {
  register: KeptRegister;
  /** What is stored; absent for a new row. */
  stored?: { values: RowValues; revision: number };
  refused: RefusedForm | undefined;
}

export function RowForm({ register, stored, refused }: RowFormProps) {
  const t = useT();
  return (
    <PostForm typed>
      {stored ? <input type="hidden" name="revision" value={builtOn(stored.revision, refused)} /> : null}
      {REGISTERS[register].fields.map((field) => (
        <RowField key={field.id} {...{ register, field, refused }} values={stored?.values ?? {}} />
      ))}
      <Buttons>
        <SubmitButton>{t(stored ? "registers:save" : "registers:add")}</SubmitButton>
        {stored ? (
          <LinkButton to={registerUrls.one(register)} variant="secondary">
            {t("registers:cancel")}
          </LinkButton>
        ) : null}
      </Buttons>
    </PostForm>
  );
}
