import { z } from "zod";
import { row } from "../row";
import { sealedBasis } from "./card-basis";
import { issuedLevel } from "./scoring";
import { companySize, instant } from "./wire";

const count = z.number().int().min(0);

/** What everyone sees of an issued card who knows its number. */
export const publicCard = z.object({
  number: z.string(),
  year: z.number(),
  status: z.enum(["valid", "replaced", "expired", "withdrawn"]),
  issuedAt: instant,
  /** Null for a withdrawn card, like all that names its company. */
  expiresAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** Of its canonical JSON. */
  sha256: z.string(),
  company: z
    .object({ name: z.string(), sectorLabel: z.string().nullable(), size: companySize.nullable() })
    .nullable(),
  certification: z
    .object({ level: z.number(), date: instant, body: z.string().nullable(), dataAsOf: instant })
    .nullable(),
  /** Absent in cards that were issued before it was sealed. */
  basis: z
    .object({
      coverage: z.object({ done: count, applicable: count }),
      answers: count,
      /** Null for the company's own declaration. */
      verifiedAnswers: count.nullable(),
    })
    .nullable(),
  /** The classes with their completeness; null where the company does not show them, or the year has none. */
  classes: z
    .object({
      levels: z.object({ start_small: issuedLevel, graduate: issuedLevel, master: issuedLevel }),
      coverage: sealedBasis.shape.coverage.shape.levels,
    })
    .nullable(),
  sharesDocument: z.boolean(),
});
export type PublicCard = z.infer<typeof publicCard>;

/** RFC 8037. */
const publicKey = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  alg: z.literal("EdDSA"),
  use: z.literal("sig"),
  kid: z.string(),
  x: z.string(),
});
export type WirePublicKey = z.infer<typeof publicKey>;

const publicity = { showsClasses: z.boolean(), sharesDocument: z.boolean() };

/** Cards as everyone sees them; spec §7 has no call for them. */
export const publicCards = {
  "survey.publicCard": row({
    service: "survey",
    method: "GET",
    path: "/esg/cards/:number",
    extension: true,
    response: publicCard,
  }),
  /** The number of the card whose canonical JSON has this SHA-256; null for a file that no card is. */
  "survey.cardOfHash": row({
    service: "survey",
    method: "GET",
    path: "/esg/cards/by_hash/:sha256",
    extension: true,
    response: z.object({ number: z.string().nullable() }),
  }),
  /** The canonical JSON where the company shares it, with a signature of its bytes. */
  "survey.publicDocument": row({
    service: "survey",
    method: "GET",
    path: "/esg/cards/:number/document",
    extension: true,
    response: z.object({
      text: z.string(),
      signature: z.object({ keyId: z.string(), value: z.base64() }),
    }),
  }),
  /** The public keys, the present one first. */
  "survey.signingKeys": row({
    service: "survey",
    method: "GET",
    path: "/esg/signing_keys",
    extension: true,
    response: z.object({ keys: z.array(publicKey) }),
  }),
  /** What the caller's company shows of its cards, and the number of its newest one. */
  "survey.publicity": row({
    service: "survey",
    method: "GET",
    path: "/esg/publicity",
    extension: true,
    response: z.object({ ...publicity, revision: count, newest: z.string().nullable() }),
  }),
  "survey.updatePublicity": row({
    service: "survey",
    method: "PUT",
    path: "/esg/publicity",
    extension: true,
    body: z.strictObject({ ...publicity, revision: count }),
  }),
};
