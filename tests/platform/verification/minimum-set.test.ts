import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { save, shown } from "../answering";
import { attach } from "../files/filing";
import { CLASS, FORM } from "../../questions";
import { makeVerifying, type Verifying } from "./verifying";

/** Requires a document of a company that declares a check by another body. */
const CHECKED = "v3-env-emissioni-verifica";

let given: Verifying;
beforeEach(async () => {
  given = await makeVerifying();
});
afterEach(() => given.world.close());

describe("the minimum set of documents", () => {
  const needs = async () => {
    const { documents } = await given.shown();
    return documents.map(({ questionId, from, isThere }) => [questionId, from, isThere]);
  };

  test("is shown of the draft as it is, while a verification can be asked for", async () => {
    expect(await needs()).toEqual([
      [CLASS, 3, false],
      [FORM, 2, true],
    ]);
    await attach(await given.admin(), FORM, []);
    await given.certify();
    await save(await given.admin(), CHECKED, { value: "interno" });
    expect(await needs()).toEqual([
      [CLASS, 3, true],
      [CHECKED, 2, false],
      [FORM, 2, false],
    ]);
    await given.open();
    expect(await needs()).toEqual([]);
  });

  test("is told to the verifier with the candidate", async () => {
    const id = await given.begin();
    const { candidate } = await (await given.verifier())("survey.candidate", { params: { id } });
    expect(candidate.map(({ questionId, documentFrom }) => [questionId, documentFrom])).toEqual([
      [FORM, 2],
      [CLASS, 3],
    ]);
  });

  test("stops a card of a candidate that was checked by an older rule; nothing is lost", async () => {
    const id = await given.begin();
    await given.world.db.updateTable("verification").set({ level: 3 }).execute();
    await given.acceptAll(id);
    const verifier = await given.verifier();
    const { accept } = await verifier("survey.verifierCase", { params: { id } });
    expect(accept).toEqual(["documents_missing"]);
    const before = await given.shown();
    const { prompt } = (await shown(await given.admin(), CLASS)).definition;
    await expect(given.decide(id, "accept")).rejects.toMatchObject({
      ...{ status: 409, message: "internal/card_refused" },
      errors: [
        {
          ...{ path: "", code: "document_missing" },
          params: { prompt, document: expect.stringContaining("Attestato di prestazione") as string },
        },
      ],
    });
    expect(await given.shown()).toEqual(before);
    await given.judge(id, { questionId: CLASS, verdict: "commented", comment: "Serve l'attestato." });
    expect(await given.decide(id, "refuse")).toEqual({ phase: null, versionId: null });
  });
});
