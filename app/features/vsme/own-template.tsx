import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { workbookUrls } from "~/web/urls";
import type { ModuleWord } from "~/domain/vsme/modules";
import { templateForm } from "./form";

interface OwnTemplateProps {
  limit: string;
  /** May read answers from a template that was filled elsewhere. */
  canWrite: boolean;
  module: ModuleWord;
  refused: RefusedForm | undefined;
}

/** A copy of the official template that the company has downloaded from EFRAG, to be filled here. */
export function OwnTemplate({ limit, canWrite, module, refused }: OwnTemplateProps) {
  const t = useT();
  const { file } = useSchemaForm(templateForm, refused);
  return (
    <section aria-labelledby="modello" className="print:hidden">
      <h2 id="modello">{t("vsme:own")}</h2>
      <p>{t("vsme:own_text")}</p>
      <PostForm encType="multipart/form-data">
        <input type="hidden" name="module" value={module} />
        <FileInput field={file} label={t("vsme:file")} hint={limit} accept=".xlsx" />
        <Buttons>
          <SubmitButton>{t("vsme:own_button")}</SubmitButton>
        </Buttons>
      </PostForm>
      {canWrite ? (
        <p>
          {t("vsme:elsewhere")} <a href={workbookUrls.page()}>{t("vsme:elsewhere_link")}</a>.
        </p>
      ) : null}
    </section>
  );
}
