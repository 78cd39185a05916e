import type { RegisterRowView } from "~/api/contract/registers";
import { ApiError } from "~/api/errors";
import { LONGEST_VALUE } from "~/domain/registers/read-row";
import type { KeptRegister, RegisterField } from "~/domain/registers/register";
import { isKeptRegister, REGISTERS } from "~/domain/registers/registers";
import { adaptedTexts } from "~/web/adapted-texts";
import type { FormFields, Values } from "~/web/read-form.server";
import type { Notice } from "~/web/session.server";
import { rowTitle } from "./words";

/** The register of an address, or 404. */
export function registerOrNotFound(id: string | undefined): KeptRegister {
  if (!isKeptRegister(id)) throw new ApiError(404, "internal/not_found");
  return id;
}

/** The names that a row's form may post. */
export const fieldsOf = (register: KeptRegister): FormFields =>
  Object.fromEntries(
    REGISTERS[register].fields.map((field: RegisterField) => [
      field.id,
      {
        max: field.kind === "text" ? field.maxLength : LONGEST_VALUE,
        ...(field.kind === "choices" ? { many: true as const } : {}),
      },
    ]),
  );

/** The posted row as the call takes it. */
export const typedRow = (register: KeptRegister, posted: Values): Record<string, string> =>
  Object.fromEntries(REGISTERS[register].fields.map(({ id }) => [id, posted.all(id).join(" ")]));

/** The answer of a call about a row; its issues come back at the fields of the form. */
export async function savedRow(call: Promise<RegisterRowView>): Promise<RegisterRowView> {
  return call.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw error.withErrors(
      error.errors.map((issue) => ({ ...issue, path: issue.path.replace(/^values\./, "") })),
    );
  });
}

/** The notice "saved", with the stored texts where characters were replaced by plain ones (D11). */
export function savedNotice(
  key: "registers:added" | "registers:changed",
  register: KeptRegister,
  { typed, stored }: { typed: Record<string, string>; stored: RegisterRowView },
): Notice {
  const written = REGISTERS[register].fields.filter(({ kind }) => kind === "text");
  const texts = adaptedTexts(
    typed,
    Object.fromEntries(written.map(({ id }) => [id, stored.values[id] ?? ""])),
  );
  if (texts === null) return { kind: "success", key, params: { title: rowTitle(register, stored.values) } };
  return { kind: "success", key: "registers:saved_adapted", params: { texts } };
}
