import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, LinkButton, DisabledButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Checkboxes } from "~/ui/form/checkboxes";
import { ErrorSummary } from "~/ui/form/error-summary";
import { fieldId } from "~/ui/form/field";
import { PasswordInput } from "~/ui/form/password-input";
import { CsrfProvider, PostForm } from "~/ui/form/post-form";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { PageStateProvider } from "~/ui/page-state";
import { wordIssue } from "~/web/errors.server";
import { danglingIds, faultsOfHtml, valuesOf } from "./html";
import { markupOf } from "./render";

const options = [
  { value: "IT", label: "Italia", group: "Unione europea" },
  { value: "FR", label: "Francia", group: "Unione europea" },
  { value: "CH", label: "Svizzera", group: "Altri Paesi" },
];

const fields: Record<string, (refused: RefusedForm | undefined, stored: string | undefined) => ReactNode> = {
  "text input": (refused, value) => (
    <TextInput
      name="a.b"
      label="Fatturato"
      hint="In euro."
      unit="euro"
      required
      maxLength={30}
      {...{ refused, value }}
    />
  ),
  "text area": (refused, value) => (
    <TextArea name="a.b" label="Descrizione" hint="In breve." maxLength={1000} {...{ refused, value }} />
  ),
  select: (refused, value) => (
    <Select name="a.b" label="Paese" hint="Sede." {...{ options, refused, value }} />
  ),
  checkboxes: (refused, value) => (
    <Checkboxes
      name="a.b"
      legend="Paesi"
      hint="Sedi."
      values={value ? [value] : []}
      {...{ options, refused }}
    />
  ),
  checkbox: (refused, value) => (
    <Checkbox name="a.b" label="Accetto" hint="Serve." checked={value === "IT"} refused={refused} required />
  ),
  password: (refused) => (
    <PasswordInput name="a.b" label="Password" autoComplete="new-password" hint="Lunga." refused={refused} />
  ),
};

const failureWith = (typed: string[]): RefusedForm => ({
  values: { "a.b": typed },
  issues: [wordIssue({ path: "a.b", code: "mandatory_field" })],
});

describe.each(Object.entries(fields))("a %s", (name, field) => {
  test.each([
    ["empty", undefined, undefined],
    ["filled", undefined, "IT"],
    ["refused", failureWith(["IT"]), undefined],
  ])("is valid and refers only to what is there when %s", async (_, refused, stored) => {
    const markup = await markupOf(<main>{field(refused, stored)}</main>);
    expect(await faultsOfHtml(markup)).toEqual([]);
    expect(danglingIds(markup)).toEqual([]);
    expect(valuesOf(markup, "id")).toContain("a-b");
  });

  test("says what is wrong beside itself", async () => {
    const markup = await markupOf(field(failureWith(["IT"]), undefined));
    expect(markup).toContain("Campo obbligatorio");
    expect(valuesOf(markup, "id")).toContain("a-b-error");
    expect(valuesOf(markup, "aria-describedby").join(" ")).toContain("a-b-error");
    expect(markup).toContain('aria-invalid="true"');
  });

  test("shows what was typed rather than what is stored, but for a password", async () => {
    const markup = await markupOf(field(failureWith(["FR"]), "IT"));
    expect(markup).not.toMatch(/(value="IT"[^>]* (checked|selected)|(checked|selected)=""[^>]*value="IT")/);
    if (name.startsWith("text")) expect(markup).toContain("FR");
    if (name === "password") expect(markup).not.toContain("FR");
  });
});

test("a password never comes back to the page", async () => {
  const refused: RefusedForm = {
    values: { p: ["Segreta2026"] },
    issues: [wordIssue({ path: "p", code: "password_common" })],
  };
  expect(
    await markupOf(<PasswordInput name="p" label="Password" autoComplete="new-password" refused={refused} />),
  ).not.toContain("Segreta2026");
});

test("ids hold letters, digits, hyphens and underscores only", () => {
  expect(fieldId("contacts[0].e-mail")).toBe("contacts-0--e-mail");
});

describe("the error summary", () => {
  const refused: RefusedForm = {
    values: {},
    issues: [
      { path: "", code: "invalid_credential" },
      { path: "email", code: "invalid_mail" },
      { path: "eta", code: "max_value", params: { max: "99" } },
    ].map(wordIssue),
  };
  const labels = { email: "Email", eta: "Età" };

  test("leads to each field and says whole-form issues as text", async () => {
    const markup = await markupOf(
      <main>
        <ErrorSummary refused={refused} labels={labels} />
        <TextInput name="email" label="Email" refused={refused} />
        <TextInput name="eta" label="Età" refused={refused} />
      </main>,
    );
    expect(danglingIds(markup)).toEqual([]);
    expect(await faultsOfHtml(markup)).toEqual([]);
    expect(valuesOf(markup, "href")).toEqual(["#email", "#eta"]);
    expect(markup.match(/«Età» può valere al massimo 99/g)).toHaveLength(2);
    expect(markup).toContain("Email o password non corrette");
  });

  test("is absent when nothing is wrong", async () => {
    expect(await markupOf(<ErrorSummary refused={undefined} labels={labels} />)).toBe("");
  });

  test("never shows a bare code", async () => {
    const odd: RefusedForm = { values: {}, issues: [wordIssue({ path: "email", code: "never_heard_of" })] };
    expect(await markupOf(<ErrorSummary refused={odd} labels={labels} />)).not.toContain("never_heard_of");
  });
});

test("a form posts the session's token", async () => {
  const markup = await markupOf(
    <CsrfProvider value="gettone">
      <PostForm action="/dashboard">
        <Buttons>
          <SubmitButton>Salva</SubmitButton>
          <LinkButton to="/dashboard">Indietro</LinkButton>
        </Buttons>
      </PostForm>
    </CsrfProvider>,
  );
  expect(markup).toContain('<input type="hidden" name="_csrf" value="gettone"/>');
  expect(markup).toContain('method="post"');
  expect(await faultsOfHtml(markup)).toEqual([]);
});

test("a form names the address of its page: w3m would leave a query out, others would keep a fragment", async () => {
  const on = (ownAddress: string | undefined, action?: string) =>
    markupOf(
      <PageStateProvider value={{ posted: {}, thrown: [], ownAddress }}>
        <PostForm {...(action ? { action } : {})}>.</PostForm>
      </PageStateProvider>,
    );
  expect(valuesOf(await on("/dashboard/history/restore?da=public"), "action")).toEqual([
    "/dashboard/history/restore?da=public",
  ]);
  expect(valuesOf(await on("/dashboard?tour=1", "/auth/sign-out"), "action")).toEqual(["/auth/sign-out"]);
  expect(valuesOf(await on(undefined), "action")).toEqual([]);
});

test("a button that is off is no control and says why", async () => {
  const markup = await markupOf(<DisabledButton reason="Manca il settore.">Emetti</DisabledButton>);
  expect(markup).not.toContain("<button");
  expect(markup).toContain("non disponibile ora");
  expect(markup).toContain("Manca il settore.");
});
