import { isDeepStrictEqual } from "node:util";
import type { Db } from "~/platform/scope";
import { CHECK, checkIdOf } from "~/platform/verification/check-job";

export const COMPANY = "00000000-0000-4000-8000-000000000002";

type Found = Awaited<ReturnType<typeof found>>;

/** Everything that opening a verification and its automatic check write. */
export async function found(db: Db) {
  const verifications = await db
    .selectFrom("verification")
    .select(["id", "number", "phase", "since", "decided_at", "ending", "ended_at", "sha256"])
    .where("company_id", "=", COMPANY)
    .orderBy("number")
    .execute();
  const ids = verifications.map(({ id }) => id);
  const jobs = await db.selectFrom("job").selectAll().where("kind", "=", CHECK).orderBy("id").execute();
  const kept = await db
    .selectFrom("kept_attachment")
    .selectAll()
    .where("keeper_id", "in", ids)
    .orderBy("attachment_id")
    .execute();
  const judgements = await db
    .selectFrom("judgement")
    .selectAll()
    .where("verification_id", "in", ids)
    .execute();
  const mails = await db.selectFrom("mail").select(["id", "template", "recipient"]).orderBy("id").execute();
  const opened = await db
    .selectFrom("event")
    .select("sequence")
    .where("kind", "=", "verification_opened")
    .where("chain", "=", COMPANY)
    .execute();
  return { verifications, jobs, kept, judgements, mails, opened: opened.length };
}

/** How far the requested verification came, and what does not agree with that. */
interface CheckOutcome {
  when: "unasked" | "opened" | "checked" | "between";
  faults: string[];
}

/** What the check has to read: the files of the candidate, and the one that is missing; null = none is. */
interface Expected {
  files: readonly string[];
  lost: string | null;
}

export function checkOutcome(then: Found, now: Found, { files, lost }: Expected): CheckOutcome {
  const old = new Set(then.verifications.map(({ id }) => id));
  const [fresh, ...more] = now.verifications.filter(({ id }) => !old.has(id));
  if (!fresh) {
    const isAsItWas = isDeepStrictEqual(now, then);
    return { when: isAsItWas ? "unasked" : "between", faults: isAsItWas ? [] : ["Half of it was written"] };
  }
  const job = now.jobs.find(({ id }) => id === checkIdOf(fresh.id));
  const kept = now.kept.filter(({ keeper_id }) => keeper_id === fresh.id).map((one) => one.attachment_id);
  const verdicts = now.judgements.filter((one) => one.verification_id === fresh.id);
  const newMails = now.mails.slice(then.mails.length);
  const common: [boolean, string][] = [
    [more.length === 0, "More than one verification was opened"],
    [now.opened === then.opened + 1, "The audit does not have its opening once"],
    [job !== undefined && now.jobs.length === then.jobs.length + 1, "It has not one check"],
  ];
  const isChecked = fresh.decided_at !== null;
  const ofStage: [boolean, string][] = isChecked
    ? [
        [job?.state === "fulfilled" && job.progress === 100, "It was checked, and its check is not done"],
        [
          lost === null ? fresh.phase === "third_party" : fresh.ending === "check_failed",
          "It went elsewhere",
        ],
        [
          isDeepStrictEqual(
            verdicts.map((one) => one.attachment_id),
            lost === null ? [] : [lost],
          ),
          "Its findings differ",
        ],
        [isDeepStrictEqual(kept, lost === null ? files : []), "It keeps other files than it should"],
        [
          new Set(newMails.map((mail) => mail.template + mail.recipient)).size === newMails.length,
          "A mail was written twice",
        ],
        [newMails.length > 0 === (lost !== null), "The mails do not match the findings"],
      ]
    : [
        [job?.state === "pending" || job?.state === "running", "Its check is over, and nothing was decided"],
        [fresh.phase === "documents" && fresh.ending === null, "It went on without being checked"],
        [verdicts.length === 0 && newMails.length === 0, "It has verdicts or mails already"],
        [isDeepStrictEqual(kept, files), "It does not keep its files"],
      ];
  const faults = [...common, ...ofStage].flatMap(([holds, fault]) => (holds ? [] : [fault]));
  return { when: faults.length > 0 ? "between" : isChecked ? "checked" : "opened", faults };
}
