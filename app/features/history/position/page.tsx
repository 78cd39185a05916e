import { useLoaderData } from "@remix-run/react";
import { SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { TextInput } from "~/ui/form/text-input";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { nameOf } from "../archive/names";
import { PositionFacts } from "./facts";
import { changePosition } from "./form";
import type { loader } from "./load.server";

export function SavedPosition() {
  const { isNamed, ...position } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const isRenaming = refused?.values["what"]?.[0] === "rename";
  const typed = { name: position.name ?? "" };
  const fields = useSchemaForm(changePosition, isRenaming ? refused : undefined, typed);
  const name = nameOf({ ...position, kind: "position" }, t);
  const hasMoved = refused?.issues.some(({ code }) => code === "conflict");
  return (
    <>
      <ErrorSummary refused={refused} labels={{ name: t("history:save.name") }} />
      <PageHeading title={t("history:position.title")} lead={name} />
      {hasMoved ? <Notice kind="warning">{t("history:position.now", { name })}</Notice> : null}
      <PositionFacts {...position} />
      {isNamed ? (
        <section className="panel" aria-labelledby="nome">
          <h2 id="nome">{t("history:position.rename")}</h2>
          <PostForm aria-label={t("history:position.rename")}>
            <input type="hidden" name="what" value="rename" />
            <input type="hidden" name="revision" value={position.revision} />
            <TextInput field={fields.name} label={t("history:save.name")} width="medium" required />
            <SubmitButton>{t("history:position.rename_action")}</SubmitButton>
          </PostForm>
        </section>
      ) : null}
      <section className="panel" aria-labelledby="rimuovi">
        <h2 id="rimuovi">{t("history:position.remove")}</h2>
        <p>{t("history:position.remove_text")}</p>
        <PostForm aria-label={t("history:position.remove")}>
          <input type="hidden" name="what" value="remove" />
          <input type="hidden" name="revision" value={position.revision} />
          <SubmitButton variant="danger">{t("history:position.remove_action")}</SubmitButton>
        </PostForm>
      </section>
      <p>
        <a href={urls.history()}>{t("history:position.back")}</a>
      </p>
    </>
  );
}
