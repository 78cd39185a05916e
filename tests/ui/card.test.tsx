import { describe, expect, test } from "vitest";
import { gauge } from "~/charts/gauge";
import { IdentityCard, type IdentityCardProps } from "~/ui/card/identity-card";
import { LeftOut } from "~/ui/card/left-out";
import { NotApplicableList } from "~/ui/card/not-applicable-list";
import { danglingIds, faultsOfHtml } from "./html";
import { markupOf } from "./render";

const props: IdentityCardProps = {
  company: { name: "Prova & Figli S.r.l.", sector: "Fabbricazione di mobili", size: "Piccola impresa" },
  year: 2025,
  card: { id: null, status: "draft", issuedAt: null, expiresAt: null, certification: null },
  classes: [
    {
      id: "start_small",
      label: "Fondamentali",
      actual: 6_840,
      max: 10_000,
      gauge: gauge(68),
      flagged: false,
    },
    { id: "graduate", label: "Maturità", actual: 0, max: 10_000, gauge: gauge(0), flagged: true },
    { id: "master", label: "Master", actual: -1, max: -1, gauge: gauge(null), flagged: false },
  ],
};
const issuedAt = "2026-03-12T23:30:00.000Z";
const issued = { id: "CE-1", status: "valid" as const, issuedAt, expiresAt: "2027-03-12T23:30:00.000Z" };

test("a draft carries its label and no seal", async () => {
  const markup = await markupOf(<IdentityCard {...props} draftLabel="Pronta per l'emissione" />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
  for (const text of ["Bozza", "Pronta per l&#x27;emissione", "assegnato all&#x27;emissione", "Maturità."]) {
    expect(markup).toContain(text);
  }
  expect(markup).not.toContain("Autodichiarata");
});

test("a self-declared card says so, with its dates in Italy", async () => {
  const certification = { level: 1, date: issuedAt, body: null };
  const markup = await markupOf(<IdentityCard {...props} card={{ ...issued, certification }} />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  for (const text of ["Autodichiarata", "Livello 1 di 3", "CE-1", "13/03/2026", "13/03/2027", "Valida"]) {
    expect(markup).toContain(text);
  }
});

test("a verified card says by whom and when, as of which data", async () => {
  const dataAsOf = "2026-02-01T10:00:00.000Z";
  const certification = { level: 3, date: issuedAt, body: "Ente di prova", dataAsOf };
  const markup = await markupOf(
    <IdentityCard {...props} card={{ ...issued, certification }} headingLevel={1} />,
  );
  expect(markup).toContain("Verificata");
  expect(markup).toContain("verifica approfondita");
  expect(markup).toContain("Dati al 01/02/2026, verificati da Ente di prova il 13/03/2026.");
  expect(markup).toContain("<h1");
});

const basis = {
  ...{ dataAsOf: "2026-02-01T10:00:00.000Z", ageDays: 40, answers: 27, verifiedAnswers: null },
  coverage: { done: 25, applicable: 125 },
  credibility: {
    figures: { measured: 2, estimated: 1 },
    checks: { passed: 5, explained: 3 },
    documents: 14,
  },
};

test("the face of a card says how much it covers, and what it rests on", async () => {
  const certification = { level: 1, date: issuedAt, body: null, dataAsOf: basis.dataAsOf };
  const classes = props.classes.map((level, index) => ({ ...level, completeness: [83, 0, null][index] }));
  const markup = await markupOf(
    <IdentityCard {...props} classes={classes} basis={basis} card={{ ...issued, certification }} />,
  );
  expect(await faultsOfHtml(markup)).toEqual([]);
  for (const text of [
    "25 di 125 applicabili",
    "completezza 83%",
    "completezza 0%",
    "aggiornati al 01/02/2026.",
    "2 misurati o calcolati, 1 stimati",
    "5 superati, 3 spiegati",
    "Documenti: 14.",
    "cambiata 40 giorni fa",
    "Nessuna verifica di terzi.",
  ]) {
    expect(markup).toContain(text);
  }
  expect(markup).not.toContain("Risposte verificate");
});

test("a verified card says how many of its answers were verified", async () => {
  const certification = { level: 2, date: issuedAt, body: "Ente", dataAsOf: basis.dataAsOf };
  const verified = { ...basis, verifiedAnswers: 26 };
  const markup = await markupOf(
    <IdentityCard {...props} basis={verified} card={{ ...issued, certification }} />,
  );
  expect(markup).toContain("Risposte verificate: 26 di 27.");
  expect(markup).not.toContain("Nessuna verifica");
});

test("a card that was issued before its coverage was sealed says how many questions were done", async () => {
  const markup = await markupOf(<IdentityCard {...props} card={{ ...issued, certification: null }} />);
  expect(markup).not.toContain("Domande coperte");
  const progress = { done: 61, total: 125 };
  const older = await markupOf(
    <IdentityCard {...props} progress={progress} card={{ ...issued, certification: null }} />,
  );
  expect(older).toContain("61 di 125");
  expect(older).not.toContain("di 125 applicabili");
});

test("a card with red lines names each of them, with what the company explains", async () => {
  const redLines = [
    { id: "deaths", label: "Un decesso sul lavoro nell'anno", explanation: "Un incidente stradale." },
    { id: "fines", label: "Condanna per reati ambientali", explanation: null },
  ];
  const certification = { level: 1, date: issuedAt, body: null };
  const markup = await markupOf(
    <IdentityCard {...props} redLines={redLines} card={{ ...issued, certification }} />,
  );
  expect(await faultsOfHtml(markup)).toEqual([]);
  for (const text of [
    "Linea rossa: Un decesso sul lavoro nell&#x27;anno.",
    "L&#x27;azienda spiega: Un incidente stradale.",
    "Linea rossa: Condanna per reati ambientali.",
  ]) {
    expect(markup).toContain(text);
  }
  expect(markup.match(/L&#x27;azienda spiega/g)).toHaveLength(1);
  expect(await markupOf(<IdentityCard {...props} />)).not.toContain("Linea rossa");
});

test("a class without an answer reads as not filled in, without a number", async () => {
  const [, empty] = props.classes;
  const classes = empty ? [{ ...empty, gauge: gauge(null), unfilled: true }] : [];
  const markup = await markupOf(<IdentityCard {...props} classes={classes} isSupplier />);
  expect(markup).toContain("non compilata");
  for (const text of ["su 100", "da avviare", "nessun punto"]) expect(markup).not.toContain(text);
});

describe("what a card leaves out", () => {
  const questions = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `q${index}`,
      prompt: `Domanda ${index}?`,
      href: `/${index}`,
    }));
  const left = (count: number, withdrawn = 0) => ({
    ...{ total: count, withdrawn, obsoleteHref: "/obsolete" },
    groups: count === 0 ? [] : [{ why: "unanswered" as const, questions: questions(count) }],
  });

  test.each([
    [1, "Una domanda", "Da rispondere: 1", true],
    [10, "10 domande", "Da rispondere: 10", true],
    [11, "11 domande", "Da rispondere: 11", false],
  ])(
    "is counted in one line, and folded twice where it is long: %i questions",
    async (count, lead, summary, isOpen) => {
      const markup = await markupOf(<LeftOut {...left(count)} />);
      expect(await faultsOfHtml(markup)).toEqual([]);
      expect(markup).toContain(lead);
      expect(markup.split(summary)).toHaveLength(3);
      expect(/^(?:(?!<details).)*<details class="[^"]*"><summary>/s.test(markup)).toBe(true);
      expect(markup.includes(" open")).toBe(isOpen);
      expect(markup.match(/<li>/g)).toHaveLength(count);
    },
  );

  test("is nothing where all is answered, and names answers to withdrawn questions", async () => {
    expect(await markupOf(<LeftOut {...left(0)} />)).toContain("tutte le domande che riguardano");
    const withdrawn = await markupOf(<LeftOut {...left(0, 2)} />);
    expect(withdrawn).not.toContain("tutte le domande");
    expect(withdrawn).toContain("2 risposte sono a domande che non si fanno più.");
    expect(withdrawn).toContain('href="/obsolete"');
  });
});

test("what does not apply is listed with the company's reason, as text", async () => {
  const [one, other] = [
    { id: "a", prompt: "Quanto suolo?", reason: "Ufficio <in> condominio.", href: "/a" },
    { id: "b", prompt: "Quanta acqua?", reason: "", href: "/b" },
  ];
  const markup = await markupOf(<NotApplicableList questions={[one, other]} />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  for (const text of [
    "2 domande",
    "Ufficio &lt;in&gt; condominio.",
    "nessuna ragione indicata",
    'href="/a"',
  ]) {
    expect(markup).toContain(text);
  }
  expect(await markupOf(<NotApplicableList questions={[]} />)).toContain("nessuna domanda");
});

test("a year without classes has none on its card, and a closed one says that it is closed", async () => {
  const markup = await markupOf(<IdentityCard {...props} classes={[]} draftNote="L'anno è chiuso." />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(markup).not.toContain("card-classes");
  expect(markup).toContain("L&#x27;anno è chiuso.");
  expect(markup).not.toContain("cambiano con le risposte");
});
