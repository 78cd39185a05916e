import { z } from "zod";
import type { CallInput } from "~/api/contract";
import { newcomer } from "~/api/contract/user";
import { typedEmail } from "~/api/contract/wire";
import { PROFILES } from "~/domain/people/rights";
import type { T } from "~/texts/resources";
import { posted, postedKeyIfAny, ticked } from "~/web/posted";
import { permissionField, wireRoles } from "../../roles-form";

/** The buttons of the form and of the page that asks for confirmation. */
const STEPS = ["check", "send", "change"] as const;

const fields = z.strictObject({
  email: posted(typedEmail),
  again: ticked,
  name: posted(newcomer.name),
  surname: posted(newcomer.surname),
  administrator: ticked,
  supplier: permissionField,
  client: permissionField,
  association: permissionField,
  bank: permissionField,
  step: posted(z.enum([...STEPS, ""])),
  idempotencyKey: postedKeyIfAny,
});

/** Whether a person who is invited may do something. Checked even when other fields have issues. */
const ROLES = z.looseObject({
  administrator: z.boolean(),
  supplier: z.string(),
  client: z.string(),
  association: z.string(),
  bank: z.string(),
});

export const inviteForm = fields
  .refine((typed) => typed.administrator || PROFILES.some((name) => typed[name] !== "none"), {
    path: ["administrator"],
    error: "no_role",
    when: ({ value }) => ROLES.safeParse(value).success,
  })
  .refine(({ step, idempotencyKey }) => step !== "send" || idempotencyKey !== undefined, {
    path: ["idempotencyKey"],
    error: "incomplete_form",
  });

/** What is typed of an invitation, without the button and what the page hides. */
export type TypedInvitation = Omit<z.output<typeof inviteForm>, "step" | "idempotencyKey">;

/** The roles that an invitation gives. */
export const rolesIn = ({ administrator, supplier, client, association, bank }: TypedInvitation) =>
  wireRoles({ admin: administrator, supplier, client, association, bank });

/** The body of POST /invite, without its key. */
export function inviteBodyOf(typed: TypedInvitation): CallInput<"user.invite">["body"] {
  const { email, name, surname, again } = typed;
  return { email, name: name.trim(), surname: surname.trim(), roles: rolesIn(typed), again };
}

/** The form's field for each name that differs in POST /invite; what is wrong with all roles is at the first. */
export const INVITE_PLACES = {
  "roles.supplier": "supplier",
  "roles.client": "client",
  "roles.association": "association",
  "roles.bank": "bank",
  roles: "administrator",
} as const;

/** What each field is called, beside it and in the messages about it. */
export const inviteLabels = (t: T): Record<string, string> => ({
  email: t("invite:field.email"),
  again: t("invite:again"),
  name: t("invite:field.name"),
  surname: t("invite:field.surname"),
  administrator: t("invite:admin"),
  ...Object.fromEntries(
    PROFILES.map((name) => [name, t("invite:profile", { profile: t(`shell:profile.${name}`) })]),
  ),
});
