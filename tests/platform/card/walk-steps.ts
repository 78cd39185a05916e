import fc from "fast-check";
import type { Elements } from "~/domain/question/answer";
import { disableCompany, enableCompany } from "~/platform/verification/operator";
import { sweepVerifications } from "~/platform/verification/sweep";
import { completeRegistry, save, shown } from "../answering";
import { CLASS, FORM, RULES, WATER, WATER_USED } from "../../questions";
import { handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { cards, hasty, issues, neglected, replies, verifiers } from "./walk-verifying";
import { Step, step } from "./walking";

/** Legal answers, one that clears, one that closes another question. */
const ANSWERS: Record<string, Elements[]> = {
  [CLASS]: [{ classe: "a4" }, { classe: "c" }, {}],
  [WATER]: [{ prelievo: "900", uso: "processi" }, { prelievo: "900", uso: "civile" }, { prelievo: "3" }, {}],
  [WATER_USED]: [{ consumo: "100" }, {}],
  [FORM]: [{ forma: "spa" }, { forma: "srl" }],
  [RULES]: [{ value: "no" }, { value: "yes" }],
};

const saves = fc
  .constantFrom(...Object.entries(ANSWERS).flatMap(([guid, all]) => all.map((one) => [guid, one] as const)))
  .map(
    ([guid, elements]) =>
      new Step(`save ${guid} ${JSON.stringify(elements)}`, async (walk) => {
        const admin = await walk.admin();
        const { revision, attachments } = (await shown(admin, guid)).answer;
        await save(admin, guid, elements, { revision, attachments: attachments.map(({ id }) => id) });
      }),
  );

/** Level 2 needs the document of the form, level 3 that of the class as well. */
const PROVED = [
  [FORM, { forma: "srl" }],
  [CLASS, { classe: "b" }],
] as const;

const withoutDocument = fc.constantFrom(...PROVED).map(
  ([guid, elements]) =>
    new Step(`answer ${guid} without the document that a level needs`, async (walk) => {
      const admin = await walk.admin();
      const { revision } = (await shown(admin, guid)).answer;
      await save(admin, guid, elements, { revision, attachments: [] });
    }),
);

const documents = fc.constantFrom(...PROVED).map(
  ([guid, elements]) =>
    new Step(`hand in the document of ${guid}`, async (walk) => {
      const admin = await walk.admin();
      const { revision, attachments } = (await shown(admin, guid)).answer;
      if (attachments.length > 0) return;
      const ids = await handIn(admin, guid, fileNamed("documento.pdf", pdf(guid)));
      await save(admin, guid, elements, { revision, attachments: ids });
    }),
);

const positions = step("save a position", async (walk) =>
  (await walk.admin())("survey.savePosition", { body: { name: "A mano" } }),
);

/** Started, and done at once or when the worker runs. */
const restores = fc.tuple(fc.nat(5), fc.boolean()).map(
  ([index, isDone]) =>
    new Step(`restore ${index}${isDone ? " at once" : ""}`, async (walk) => {
      const admin = await walk.admin();
      const { rows } = await admin("survey.archive", {});
      const source = rows[index % Math.max(1, rows.length)];
      await admin("survey.copyAnswers", { query: {}, body: { versionFrom: source?.id ?? "nessuna" } });
      if (isDone) await walk.work();
    }),
);

const works = step("work", (walk) => walk.work());

/** The process at work has gone away; its lease passes. */
const interruptions = step("interrupt", async ({ given: { world } }) => {
  const until = new Date(world.clock.now().getTime() - 1).toISOString();
  await world.db
    .updateTable("job")
    .set({ state: "running", lease_until: until })
    .where("state", "=", "pending")
    .execute();
});

const pauses = fc
  .constantFrom(
    { minutes: 1 },
    { hours: 1 },
    { hours: 23, minutes: 58 },
    { hours: 24 },
    { days: 2 },
    { days: 30 },
    { days: 60 },
    { days: 60 },
    { days: 300 },
  )
  .map(
    (time) =>
      new Step(`wait ${JSON.stringify(time)}`, async ({ given: { world } }) => world.clock.advance(time)),
  );

/** A question that was answered is revised. */
const revisions = fc
  .constantFrom(CLASS, RULES, WATER)
  .map(
    (guid) =>
      new Step(`revise ${guid}`, ({ given: { world } }) =>
        world.db.updateTable("answer").set({ edition: 0 }).where("question_id", "=", guid).execute(),
      ),
  );

const settlements = fc.constantFrom("confirm" as const, "remove" as const).map(
  (action) =>
    new Step(action, async (walk) => {
      const admin = await walk.admin();
      const [first] = (await admin("survey.obsoleteAnswers", {})).answers;
      const body = { action, revision: first?.revision ?? 0 };
      await admin("survey.settleObsolete", { params: { id: first?.questionId ?? CLASS }, body });
    }),
);

const registries = fc.constantFrom("4500000", "4500000", "").map(
  (annualTurnover) =>
    new Step(`turnover ${annualTurnover}`, async (walk) => {
      await completeRegistry(await walk.admin(), { annualTurnover });
    }),
);

const years = step("open the next year", async (walk) => {
  const admin = await walk.admin();
  const { currentFiscalYear } = await admin("user.info", {});
  await admin("user.openYear", { body: { year: currentFiscalYear + 1 } });
});

const withdrawals = step("withdraw", async (walk) => (await walk.admin())("survey.withdrawVerification", {}));

const enablements = fc
  .constantFrom(true, true, false)
  .map(
    (isEnabled) =>
      new Step(isEnabled ? "enable" : "disable", ({ given: { world, companyId } }) =>
        (isEnabled ? enableCompany : disableCompany)(world.parts, companyId),
      ),
  );

const sweeps = step("sweep", ({ given: { world } }) => sweepVerifications(world.parts));

/** Every possible action; a likelier one is listed more often. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[saves, saves, saves, saves, cards, cards, cards, cards, cards],
  ...[
    verifiers,
    verifiers,
    verifiers,
    issues,
    issues,
    issues,
    hasty,
    hasty,
    replies,
    withdrawals,
    enablements,
    enablements,
  ],
  ...[positions, positions, restores, restores, restores, works, interruptions, pauses, pauses, pauses],
  ...[revisions, settlements, settlements, settlements, registries, years, sweeps, sweeps],
  ...[withoutDocument, withoutDocument, documents, neglected],
];
