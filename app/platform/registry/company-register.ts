import { z } from "zod";
import { log } from "~/log.server";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";

/** A page waits for it, so it must be short. */
const DEADLINE_MS = 3_000;
/** An answer is some lines. */
const LONGEST_ANSWER = 64 * 1024;

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .nullish()
    .catch(null)
    .transform((given) => given ?? null);

/** The answer of a register of companies: what it knows of one of them, and how it calls itself. */
const answered = z.object({
  partitaIva: z.string(),
  source: z.string().trim().min(1).max(80),
  name: text(REGISTRY_LIMITS.businessName),
  address: text(REGISTRY_LIMITS.address),
  city: text(REGISTRY_LIMITS.city),
  province: text(2),
  /** ATECO 2025: a class ("25.62") or a division ("25"). */
  ateco: text(8),
});

export type RegisteredCompany = z.output<typeof answered>;

export type RegisterAnswer =
  { register: "found"; company: RegisteredCompany } | { register: "unknown" | "out_of_reach"; company: null };

/**
 * Asks the register of companies (COMPANY_REGISTER_URL) about one partita IVA: GET /companies/{partitaIva}, JSON. It
 * has three seconds and 64 KB, and no redirect is followed. Whatever else it answers, it is out of reach: no answer of
 * it keeps a person from going on.
 */
export async function askRegister(
  url: string,
  partitaIva: string,
  { deadline = DEADLINE_MS }: { deadline?: number } = {},
): Promise<RegisterAnswer> {
  try {
    const response = await fetch(`${url.replace(/\/$/, "")}/companies/${encodeURIComponent(partitaIva)}`, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(deadline),
    });
    if (response.status === 404) return nothing("unknown", response);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const company = answered.parse(JSON.parse(await shortText(response)));
    if (company.partitaIva !== partitaIva) throw new Error("an answer about another company");
    return { register: "found", company };
  } catch (error) {
    log.warn(error, "The register of companies gave no answer that can be used");
    return { register: "out_of_reach", company: null };
  }
}

async function nothing(register: "unknown", response: Response): Promise<RegisterAnswer> {
  await response.body?.cancel();
  return { register, company: null };
}

async function shortText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    size += piece.value.byteLength;
    pieces.push(piece.value);
    if (size <= LONGEST_ANSWER) continue;
    await reader?.cancel();
    throw new Error("too long an answer");
  }
  return Buffer.concat(pieces).toString("utf8");
}
