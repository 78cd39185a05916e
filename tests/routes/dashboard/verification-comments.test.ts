import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { historyUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { htmlFaults } from "../../pages/html-faults";
import { save, shown } from "../../platform/answering";
import { attach } from "../../platform/files/filing";
import { ADMIN } from "../../platform/verification/verifying";
import { CLASS, FORM } from "../../questions";
import { startVerificationPages, READER, type VerificationPages } from "./verification-pages";

const PAGE = historyUrls.verification();
const BLURRED = "La visura è sfocata:\nserve una copia leggibile.";
const OLD = "La classe energetica è quella del 2019.";

let site: VerificationPages;
let browser: Browser;
let verification: string;
beforeEach(async () => {
  site = await startVerificationPages();
  browser = await site.enter(ADMIN);
  verification = await site.given.begin();
});
afterEach(() => site.stop());

const comment = async () => {
  await site.judge({ questionId: FORM, verdict: "accepted" });
  await site.judge({
    questionId: FORM,
    attachmentId: site.given.file,
    verdict: "commented",
    comment: BLURRED,
  });
  await site.judge({ questionId: CLASS, verdict: "rejected", comment: OLD });
};

const articles = async () =>
  (await browser.get(PAGE)).document.querySelectorAll("main article").map((one) => words(one));

const repliesByComment = async () => {
  const { comments } = await site.given.shown();
  return Object.fromEntries(comments.map((one) => [one.comment, one.reply]));
};

describe("comments of an open verification", () => {
  test("stand with their question, what they are about, the verifier's words and a form of their own", async () => {
    await comment();
    const page = await browser.get(PAGE);
    expect(page.text).toContain("Osservazioni 1–2 di 2");
    expect(page.text).toContain("Risposte e file accettati finora: 1 di 3.");
    expect(page.text).toContain("Risposte e file non accettati: 1. Osservazioni: 1. Chiarimenti chiesti: 0.");
    expect(page.text).toContain("«Non accettato» vuol dire che");
    expect(page.text).toContain("Se li cambi, il cambiamento vale per la prossima verifica.");
    const [about, form] = await articles();
    expect(about).toContain(`Risposta non accettata Da sistemare${OLD}`);
    expect(form).toContain(
      "Osservazione sul file visura.pdf Da sistemareLa visura è sfocata: serve una copia leggibile.",
    );
    expect(form).toContain("Scritta il 10/03/26 10:00");
    const link = page.document.querySelector(`main article a[href*="${FORM}"]`);
    expect(link?.getAttribute("href")).toBe(urls.question("full", "identita-e-sedi", FORM));
    expect(page.document.querySelectorAll("main article form textarea")).toHaveLength(2);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("that came back are settled by changing what they are about, too", async () => {
    await comment();
    await (
      await site.given.admin()
    )("survey.withdrawVerification", {});
    const { text } = await browser.get(PAGE);
    expect(text).toContain("cambiali, oppure rispondi spiegando perché vanno bene");
    expect(text).not.toContain("vale per la prossima verifica");
  });

  test("are not counted where there is one", async () => {
    await site.judge({ questionId: CLASS, verdict: "rejected", comment: OLD });
    const { text } = await browser.get(PAGE);
    expect(text).toContain("Una sola osservazione.");
    expect(text).not.toContain("Osservazioni 1–1");
  });

  test("are answered one by one; the verifier reads it, and it can be corrected", async () => {
    await comment();
    const page = await browser.get(PAGE);
    const reply = "Il tecnico l’ha rifatta nel 2025:\nè allegata.";
    const done = await page
      .form({ within: article(CLASS) })
      .fill({ reply })
      .submit();
    expect(done.path).toBe(PAGE);
    expect(done.text).toContain("Abbiamo sostituito i caratteri che non possiamo conservare (’ diventato ')");
    expect(await repliesByComment()).toEqual({
      [OLD]: "Il tecnico l'ha rifatta nel 2025:\nè allegata.",
      [BLURRED]: null,
    });
    const [first, second] = await articles();
    expect(first).toContain("Osservazione sul file visura.pdf Da sistemare");
    expect(second).toContain("Risposta non accettata Hai risposto");
    expect(second).toContain("La tua azienda ha risposto il 10/03/26 10:00");
    const again = (await browser.get(PAGE)).form({ within: article(CLASS) });
    await again.fill({ "Correggi la tua risposta all'osservazione": "Rifatta nel 2026." }).submit();
    expect(await repliesByComment()).toMatchObject({ [OLD]: "Rifatta nel 2026." });
  });

  test("refuse an empty reply at its own form, and a reply that is too long keeps every letter", async () => {
    await comment();
    const empty = await (
      await browser.get(PAGE)
    )
      .form({ within: article(CLASS) })
      .fill({ reply: "  " })
      .submit();
    expect(empty.status).toBe(422);
    expect(empty.title).toMatch(/^Errore: /);
    expect(empty.errors).toEqual(["Scrivi una risposta."]);
    const field = empty.document.querySelector(`main article textarea[aria-invalid]`);
    expect(field?.getAttribute("id")).toBe(`reply-${CLASS}`);
    expect(empty.document.querySelector("main [role=alert] a")?.getAttribute("href")).toBe(`#reply-${CLASS}`);
    expect(await htmlFaults(empty.html)).toEqual([]);
    const long = "è".repeat(2001);
    const refused = await empty
      .form({ within: article(CLASS) })
      .fill({ reply: long })
      .submit();
    expect(refused.status).toBe(422);
    expect(refused.document.getElementById(`reply-${CLASS}`)?.text.trim()).toBe(long);
    expect(refused.errors).toEqual([expect.stringContaining("accorcialo a 2000 caratteri")]);
    expect(Object.values(await repliesByComment())).toEqual([null, null]);
  });

  test("that are accepted meanwhile give back what was typed about them", async () => {
    await comment();
    const page = await browser.get(PAGE);
    await site.judge({ questionId: CLASS, verdict: "accepted" });
    const late = await page
      .form({ within: article(CLASS) })
      .fill({ reply: "È quella giusta." })
      .submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("non c'è un'osservazione a cui rispondere")]);
    expect(late.text).toContain("non è stato salvato, e lo trovi qui:È quella giusta.");
    expect(await htmlFaults(late.html)).toEqual([]);
  });

  test("that moved meanwhile are shown with what was typed, and nothing is overwritten", async () => {
    await comment();
    const page = await browser.get(PAGE);
    const { clock } = site.given.world;
    clock.advance({ minutes: 1 });
    const own = page.form({ within: article(CLASS) });
    await own.fill({ reply: "Rifatta nel 2025." }).submit();
    const late = await own.fill({ reply: "È quella giusta." }).submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("o qualcun altro ha risposto")]);
    expect(late.document.getElementById(`reply-${CLASS}`)?.text.trim()).toBe("È quella giusta.");
    expect(late.text).toContain("Rifatta nel 2025.");
    expect(await repliesByComment()).toMatchObject({ [OLD]: "Rifatta nel 2025." });

    clock.advance({ minutes: 1 });
    await site.judge({ questionId: CLASS, verdict: "rejected", comment: "Manca la firma." });
    const other = await late.form({ within: article(CLASS) }).submit();
    expect([other.status, other.text.includes("Manca la firma.")]).toEqual([409, true]);
    await other.form({ within: article(CLASS) }).submit();
    expect(await repliesByComment()).toMatchObject({ "Manca la firma.": "È quella giusta." });
  });

  test("are read without forms by somebody who may only read", async () => {
    await comment();
    const page = await browser.get(PAGE);
    await page
      .form({ within: article(CLASS) })
      .fill({ reply: "Rifatta." })
      .submit();
    const reading = await (await site.enter(READER)).get(PAGE);
    expect(reading.text).toContain(OLD);
    expect(reading.text).toContain("La tua azienda ha risposto il 10/03/26 10:00Rifatta.");
    expect(reading.document.querySelectorAll("main form")).toEqual([]);
  });
});

describe("comments that came back", () => {
  test("keep another verification from being opened until each was answered or acted upon", async () => {
    await comment();
    await site.decide("refuse");
    const page = await browser.get(PAGE);
    expect(page.text).toContain("Il 10/03/26 10:00 il verificatore ha respinto la verifica di livello 2.");
    expect(page.text).toContain("Osservazioni ancora da sistemare: 2.");
    const way = page.document.querySelector("main .off a");
    expect(words(way)).toBe("Leggi le osservazioni e rispondi.");
    expect(way?.getAttribute("href")).toBe(historyUrls.comments());
    expect(page.document.getElementById("osservazioni")).not.toBeNull();
    expect(words(page.document.querySelector("main > details summary"))).toBe("Come funziona una verifica");
    await page
      .form({ within: article(FORM) })
      .fill({ reply: "Ne alleghiamo una copia." })
      .submit();
    const { answer } = await shown(await site.given.admin(), CLASS);
    await save(await site.given.admin(), CLASS, { classe: "c" }, { revision: answer.revision });
    const settled = await browser.get(PAGE);
    expect(settled.text).toContain(
      "Hai risposto a tutte le osservazioni, o hai cambiato quello che indicavano.",
    );
    expect(await articles()).toEqual([
      expect.stringContaining("Risposta non accettata Cambiata dopo l'osservazione"),
      expect.stringContaining("Osservazione sul file visura.pdf Hai risposto"),
    ]);
    expect(await htmlFaults(settled.html)).toEqual([]);
    const opened = await settled.form({ button: "Apri la verifica" }).fill({ level: "2" }).submit();
    expect(opened.text).toContain("Verifica aperta.");
    expect(opened.text).toContain("Finora non ci sono osservazioni.");
  });

  test("of the automatic check say what to do about the document", async () => {
    await site.given.world.db.updateTable("verification").set({ ending: "withdrawn" }).execute();
    const admin = await site.given.admin();
    await attach(admin, FORM, []);
    await site.given.open();
    await site.given.check();
    const page = await browser.get(PAGE);
    expect(page.text).toContain("il controllo automatico ha trovato documenti mancanti");
    expect(page.text).not.toContain("«Non accettato»");
    expect(await articles()).toEqual([
      expect.stringMatching(
        /Controllo automatico, sulla risposta Da sistemareIl livello che hai chiesto vuole un documento per questa risposta, e non ce n'è nessuno. Di solito è: .*Apri la domanda e allegalo/,
      ),
    ]);
  });

  test("are told from a verifier's words that happen to be such a key", async () => {
    await site.judge({ questionId: CLASS, verdict: "commented", comment: "file_missing" });
    expect(await articles()).toEqual([expect.stringContaining("file_missing")]);
  });

  test("of a verification that lapsed stay to be answered", async () => {
    await comment();
    site.given.world.clock.advance({ days: 61 });
    browser = await site.enter(ADMIN);
    const page = await browser.get(PAGE);
    expect(page.text).toContain("sono passati 60 giorni senza una decisione");
    expect(page.document.querySelectorAll("main article form")).toHaveLength(2);
  });
});

describe("the page of a question under verification", () => {
  const url = urls.question("full", "identita-e-sedi", FORM);

  test("shows what was said of its answer and of its files, and leads to where it is answered", async () => {
    await comment();
    const page = await browser.get(url);
    const note = words(page.document.querySelector("main form .notice-info"));
    expect(note).toContain("Un verificatore ha accettato questa risposta così com'è.");
    expect(note).toContain(
      "Osservazione sul file visura.pdf: La visura è sfocata: serve una copia leggibile.",
    );
    expect((await page.follow("Vai alla verifica della carta")).path).toBe(PAGE);
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test("tells a rejection from a question, and both from what the automatic check has found", async () => {
    const noteAt = async (guid: string, milestone: string) =>
      words(
        (await browser.get(urls.question("full", milestone, guid))).document.querySelector(
          "main form .notice-info",
        ),
      );
    await comment();
    expect(await noteAt(CLASS, "energia")).toContain(`Risposta non accettata: ${OLD}`);
    await site.judge({ questionId: CLASS, verdict: "commented", comment: OLD });
    expect(await noteAt(CLASS, "energia")).toContain(`Osservazione sulla risposta: ${OLD}`);
    await site.decide("refuse");
    const admin = await site.given.admin();
    await attach(admin, FORM, []);
    expect(await noteAt(FORM, "identita-e-sedi")).toContain(
      "Osservazione sul file che non c'è più: La visura è sfocata",
    );
    await admin("survey.verificationFeedback", {
      query: { question_id: CLASS },
      body: { user_verification_feedback: "Ecco." },
    });
    await site.given.open();
    await site.given.check();
    expect(await noteAt(FORM, "identita-e-sedi")).toContain(
      "Controllo automatico, sulla risposta: Il livello che hai chiesto vuole un documento",
    );
  });

  test("shows it to somebody who may only read, and to nobody when nothing was said", async () => {
    const reader = await site.enter(READER);
    expect((await reader.get(url)).text).not.toContain("verificatore");
    await comment();
    expect((await reader.get(url)).text).toContain("Osservazione sul file visura.pdf");
  });
});

describe("150 comments", () => {
  const LONG = 2000;

  /** Writes comments to the store as a verifier would, each in other words. */
  const fill = async (length: number) => {
    const guids = questionnaire("v3").questions.map(({ guid }) => guid);
    await site.given.world.db
      .insertInto("judgement")
      .values(
        guids.slice(0, 150).map((guid, index) => ({
          verification_id: verification,
          question_id: guid,
          attachment_id: "",
          verdict: "commented" as const,
          comment: prose(index, length),
          judged_by: null,
          judged_at: "2026-03-10T09:00:00.000Z",
          reply: index % 2 ? prose(index + 1000, length) : null,
          replied_by: null,
          replied_at: index % 2 ? "2026-03-10T09:00:00.000Z" : null,
        })),
      )
      .execute();
    expect(guids.length).toBeGreaterThanOrEqual(150);
  };

  test.each([200, LONG])(
    "of %i characters fill pages of at most 14 KB, all of which can be reached",
    async (length) => {
      await fill(length);
      let page = await browser.get(PAGE);
      let shownSoFar = 0;
      for (;;) {
        expect(gzipSync(page.html).length).toBeLessThanOrEqual(14 * 1024);
        const here = page.document.querySelectorAll("main article").length;
        expect(here).toBeLessThanOrEqual(10);
        shownSoFar += here;
        if (!page.text.includes("Pagina successiva")) break;
        page = await page.follow("Pagina successiva");
      }
      expect(shownSoFar).toBe(150);
      expect(page.text).toContain("di 150; prima quelle da sistemare");
    },
  );

  test("are answered on the page they stand on, which comes back", async () => {
    await fill(100);
    const second = await browser.get(historyUrls.verification(2));
    const first = second.document.querySelector("main article a")?.getAttribute("href") ?? "";
    const guid = first.split("/").at(-1) ?? "";
    const refused = await second.form({ within: article(guid) }).submit();
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    const done = await refused
      .form({ within: article(guid) })
      .fill({ reply: "Fatto." })
      .submit();
    expect(done.url).toMatch(/\?pagina=2$/);
    expect((await browser.get(historyUrls.verification(999))).text).toMatch(/Pagina 15 di 15/);
  });
});

/** The block of the comment on a question. */
const article = (guid: string) => `main article:has([id^="reply-${guid}"])`;

const WORDS = "acqua energia bilancio fattura copia firma anno dato sede fornitore rifiuto contratto".split(
  " ",
);

/** Italian words in an order of its own for each number. */
function prose(seed: number, length: number): string {
  let state = seed * 2654435761 + 12345;
  let text = "";
  while (text.length < length) {
    state = (state * 1103515245 + 12345) % 2147483648;
    text += `${WORDS[state % WORDS.length]}${state % 977} `;
  }
  return text.slice(0, length).trim();
}
