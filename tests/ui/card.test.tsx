import { expect, test } from "vitest";
import { gauge } from "~/charts/gauge";
import { IdentityCard, type IdentityCardProps } from "~/ui/card/identity-card";
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

test("a year without classes has none on its card, and a closed one says that it is closed", async () => {
  const markup = await markupOf(<IdentityCard {...props} classes={[]} draftNote="L'anno è chiuso." />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(markup).not.toContain("card-classes");
  expect(markup).toContain("L&#x27;anno è chiuso.");
  expect(markup).not.toContain("cambiano con le tue risposte");
});
