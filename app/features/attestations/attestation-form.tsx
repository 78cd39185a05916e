import { ACCEPTED_ENDINGS, KIND_NAMES } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import type { RefusedForm } from "~/domain/issues";
import { STANDARDS } from "~/domain/registers/certificates";
import type { T } from "~/texts/resources";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { readFileEntry } from "~/ui/question/file-entry";
import { useT } from "~/ui/texts";
import { builtOn } from "~/web/read-form.server";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { newCertificate, TYPED_FIELDS, type TypedField } from "./form";

const HINTS = {
  name: "attestations:hint.name",
  issuer: null,
  issuedOn: "attestations:hint.date",
  expiresOn: "attestations:hint.expiresOn",
} as const;

/** What each field is called, in its label and in the error summary. */
export const certificateLabels = (t: T): Record<string, string> => ({
  ...Object.fromEntries(TYPED_FIELDS.map((name) => [name, t(`attestations:field.${name}`)])),
  standard: t("attestations:field.standard"),
  file: t("attestations:field.file"),
});

interface AttestationFormProps {
  /** What is stored; absent for a new one. */
  stored?: { typed: Record<TypedField | "standard", string>; revision: number; kept: string };
  refused: RefusedForm | undefined;
}

/**
 * A certificate's fields and its file. The file input comes last, so that every typed value arrives before the file.
 */
export function AttestationForm({ stored, refused }: AttestationFormProps) {
  const t = useT();
  const labels = certificateLabels(t);
  const fields = useSchemaForm(newCertificate, refused, { ...stored?.typed, kept: stored?.kept });
  const kept = fields.kept.defaultValue ?? "";
  const limits = { max: sizeWords(FILE_LIMIT), kinds: KIND_NAMES };
  return (
    <PostForm typed encType="multipart/form-data">
      {stored ? <input type="hidden" name="revision" value={builtOn(stored.revision, refused)} /> : null}
      {kept === "" ? null : <input type="hidden" name="kept" value={kept} />}
      {TYPED_FIELDS.map((name) => (
        <TextInput
          key={name}
          field={fields[name]}
          label={labels[name] ?? name}
          hint={HINTS[name] === null ? undefined : t(HINTS[name])}
          required={name !== "expiresOn"}
          width={name === "name" || name === "issuer" ? "full" : "short"}
          autoComplete="off"
        />
      ))}
      <Select
        field={fields.standard}
        label={labels["standard"] ?? ""}
        hint={t("attestations:hint.standard")}
        options={STANDARDS.map((value) => ({ value, label: t(`attestations:standard.${value}`) }))}
        placeholder={t("attestations:standard_none")}
        required={false}
      />
      <KeptFile kept={kept} isStored={kept === stored?.kept} />
      <FileInput
        field={fields.file}
        label={labels["file"] ?? ""}
        hint={t(kept === "" ? "attestations:hint.file" : "attestations:hint.file_again", limits)}
        accept={ACCEPTED_ENDINGS}
      />
      <Buttons>
        <SubmitButton>{t("attestations:save")}</SubmitButton>
        <LinkButton to={attestationUrls.all()} variant="secondary">
          {t("attestations:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}

function KeptFile({ kept, isStored }: { kept: string; isStored: boolean }) {
  const t = useT();
  if (kept === "") return null;
  const { id, name, about } = readFileEntry(kept);
  return (
    <p>
      {t(isStored ? "attestations:file_now" : "attestations:file_waiting")}{" "}
      <a href={urls.file(id)} data-download>
        <bdi>{name}</bdi>
      </a>{" "}
      ({about})
    </p>
  );
}
