import { z } from "zod";
import { REGISTER_IDS } from "~/domain/registers/register";
import { row } from "../row";
import { instant, text } from "./wire";

/** Texts as typed on the way in, canonical on the way out; a field that is not given is absent. */
const values = z.record(z.string().max(40), text(400));

export const registerRow = z.object({
  id: z.string(),
  values,
  revision: z.number(),
  updatedAt: instant,
  /** Null when the account is gone. */
  updatedBy: z.string().nullable(),
});
export type RegisterRowView = z.infer<typeof registerRow>;

/** Questions of the current year that read a register. */
const readBy = z.array(z.object({ id: z.string(), prompt: z.string(), milestoneId: z.string() }));

/** Figures that the company has given as answers in a closed year. */
const fromAnswers = z
  .object({ year: z.number(), rows: z.array(z.object({ id: z.string(), values })) })
  .optional();

const registerId = z.enum(REGISTER_IDS);

/** What a company enters once and questions read: sites, policies, targets, figures of earlier years. */
export const registers = {
  "registry.registers": row({
    service: "registry",
    method: "GET",
    path: "/registers",
    extension: true,
    /** In the order of the pages; the certificates are those of the attestations. */
    response: z.array(z.object({ id: registerId, rows: z.number(), readBy })),
  }),
  "registry.register": row({
    service: "registry",
    method: "GET",
    path: "/registers/:register",
    extension: true,
    /** The rows that changed last come first; then what the answers of a closed year say and no row does. */
    response: z.object({ id: registerId, rows: z.array(registerRow), fromAnswers, readBy }),
  }),
  "registry.registerRow": row({
    service: "registry",
    method: "GET",
    path: "/registers/:register/:id",
    extension: true,
    response: registerRow,
  }),
  "registry.addRegisterRow": row({
    service: "registry",
    method: "POST",
    path: "/registers/:register",
    extension: true,
    body: z.strictObject({ values }),
    response: registerRow,
  }),
  "registry.updateRegisterRow": row({
    service: "registry",
    method: "PUT",
    path: "/registers/:register/:id",
    extension: true,
    body: z.strictObject({ values, revision: z.number().int() }),
    response: registerRow,
  }),
  "registry.removeRegisterRow": row({
    service: "registry",
    method: "DELETE",
    path: "/registers/:register/:id",
    extension: true,
    query: z.strictObject({ revision: z.coerce.number().int() }),
  }),
};
