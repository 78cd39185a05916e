import { describe, expect, test } from "vitest";
import { SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { ErrorPage } from "~/ui/layout/error-page";
import { NotFound } from "~/ui/layout/not-found";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { PublicPage } from "~/ui/layout/public-page";
import { Shell, type ShellProps } from "~/ui/layout/shell";
import { Progress } from "~/ui/progress";
import { StatusChip } from "~/ui/question/status-chip";
import { danglingIds, faultsOfHtml } from "./html";
import { markupOf } from "./render";

const footer = {
  providerName: "Carta ESG",
  initiativeName: "Iniziativa di prova",
  supportEmail: "aiuto@prova.example",
  links: { terms: "/t.pdf", privacy: "/p.pdf", clauses: "/s.pdf", cookie: "/c.html" },
  help: { accessibility: "/accessibile", keyboard: "/tastiera" },
};

const shell = (over: Partial<ShellProps> = {}) => (
  <Shell
    homeHref="/dashboard"
    user={{
      name: "Maria Rossi",
      email: "m@prova.example",
      company: "Prova S.r.l.",
      profile: "multi",
      enabled: false,
    }}
    supportHref="mailto:aiuto@prova.example?subject=Aiuto"
    signOut={
      <PostForm action="/auth/sign-out">
        <SubmitButton>Esci</SubmitButton>
      </PostForm>
    }
    nav={[
      { label: "Dashboard", to: "/dashboard", current: "page" },
      { label: "Questionario", to: "/dashboard/esg", current: "section" },
      { label: "Comunità", to: "https://prova.example", external: true },
    ]}
    breadcrumb={[{ label: "Dashboard", to: "/dashboard" }, { label: "Questionario" }]}
    footer={footer}
    {...over}
  >
    {over.children ?? <PageHeading title="Questionario" eyebrow="2025" lead="Si comincia." />}
  </Shell>
);

describe("the shell", () => {
  test("is valid, with and without a notice", async () => {
    for (const notice of [null, { kind: "success" as const, text: "Salvato." }]) {
      const markup = await markupOf(shell({ notice }));
      expect(await faultsOfHtml(markup)).toEqual([]);
      expect(danglingIds(markup)).toEqual([]);
    }
  });

  test("has a status region at load, inside main, before the content", async () => {
    expect(await markupOf(shell())).toMatch(
      /<main id="contenuto" tabindex="-1"><div id="avvisi" role="status"/i,
    );
  });

  test("shows profile, enablement, support, contacts, legal links and the initiative", async () => {
    const markup = await markupOf(shell());
    for (const text of [
      "Profilo: Più profili",
      "Non abilitata",
      "Scrivi all&#x27;assistenza",
      "aiuto@prova.example",
    ]) {
      expect(markup).toContain(text);
    }
    for (const href of Object.values({ ...footer.links, ...footer.help })) {
      expect(markup).toContain(`href="${href}"`);
    }
    expect(markup.match(/\(PDF\)/g)).toHaveLength(3);
    expect(markup).toContain("Basato su Iniziativa di prova");
  });
});

test("the public page is valid", async () => {
  const markup = await markupOf(
    <PublicPage homeHref="/auth" footer={footer}>
      <PageHeading title="Accedi" />
    </PublicPage>,
  );
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
});

test("error and not-found pages offer a way on, and the detail as selectable text", async () => {
  const links = {
    homeHref: "/dashboard",
    reloadHref: "/dashboard/esg",
    contactHref: "mailto:aiuto@prova.example",
  };
  const error = await markupOf(
    shell({ children: <ErrorPage title="Ops" text="Riprova." detail="ZGV0dA==" {...links} /> }),
  );
  expect(await faultsOfHtml(error)).toEqual([]);
  for (const text of Object.values(links)) expect(error).toContain(text);
  expect(error).toContain("<pre");
  expect(error).toContain("ZGV0dA==");
  const refused = await markupOf(
    shell({ children: <ErrorPage title="No" text="Non puoi." {...links} reloadHref={undefined} /> }),
  );
  expect(refused).not.toContain("Riprova");
  expect(refused).toMatch(/button-primary">Torna alla dashboard/);
  const missing = await markupOf(shell({ children: <NotFound homeHref="/dashboard" /> }));
  expect(await faultsOfHtml(missing)).toEqual([]);
  expect(missing).toContain("Pagina non trovata");
});

test("a table names its region, columns and rows", async () => {
  const markup = await markupOf(
    <main>
      <DataTable
        id="domande"
        caption="Domande"
        stack
        columns={[
          { label: "Punti", numeric: true },
          { label: "Domanda", rowHeader: true },
          { label: "Stato" },
        ]}
        rows={[
          { key: "a", cells: ["2,40", "Quanta energia?", <StatusChip key="s" status="blocked" obsolete />] },
        ]}
      />
      <Notice kind="warning">Attento.</Notice>
      <Details summary="Perché">Perché sì.</Details>
    </main>,
  );
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
  expect(markup).toContain('<th scope="row">Quanta energia?</th>');
});

test("progress is said in words and drawn with the same number", async () => {
  const markup = await markupOf(<Progress done={27} total={42} percent={64} />);
  expect(markup).toContain("27 di 42 (64%)");
  expect(markup).toContain('max="100" value="64"');
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
});
