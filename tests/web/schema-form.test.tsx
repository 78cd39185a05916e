import { expect, test } from "vitest";
import { z } from "zod";
import { text } from "~/api/contract/wire";
import type { RefusedForm } from "~/domain/issues";
import { Checkbox } from "~/ui/form/checkbox";
import { Checkboxes } from "~/ui/form/checkboxes";
import { FileInput } from "~/ui/form/file-input";
import { PasswordInput } from "~/ui/form/password-input";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import { oneFile, posted, postedList, ticked } from "~/web/posted";
import { wordIssue } from "~/web/errors.server";
import { useSchemaForm } from "~/web/schema-form";
import { danglingIds, faultsOfHtml, valuesOf } from "../ui/html";
import { markupOf } from "../ui/render";

const contact = z.preprocess((parts) => parts ?? {}, z.strictObject({ email: posted(text(254)) }));
const schema = z.strictObject({
  name: posted(text(40)),
  country: posted(text(2)),
  "first-contact": contact,
  states: postedList(text(2)),
  terms: ticked,
  about: posted(text(2000)),
  password: posted(text(72)),
  file: oneFile,
});

const options = [
  { value: "IT", label: "Italia" },
  { value: "FR", label: "Francia" },
];

const STORED = { name: "Rossi", country: "IT", "first-contact": { email: "a@b.it" }, states: ["IT", "FR"] };

function Fields({ refused }: { refused?: RefusedForm }) {
  const fields = useSchemaForm(schema, refused, STORED);
  return (
    <main>
      <TextInput field={fields.name} label="Nome" hint="Breve." />
      <Select field={fields.country} label="Paese" options={options} />
      <TextInput field={fields["first-contact"].getFieldset().email} label="Email" />
      <Checkboxes field={fields.states} legend="Paesi" options={options} />
      <Checkbox field={fields.terms} label="Accetto" />
      <TextArea field={fields.about} label="Descrizione" />
      <PasswordInput field={fields.password} label="Password" autoComplete="new-password" />
      <FileInput field={fields.file} label="File" hint="PDF." accept=".pdf" />
    </main>
  );
}

const refused = (values: RefusedForm["values"], ...paths: string[]): RefusedForm => ({
  values,
  issues: paths.map((path) => wordIssue({ path, code: "mandatory_field" })),
});

const inputs = (markup: string, name: string) =>
  markup.match(/<(input|select|textarea)[^>]*>/g)?.filter((tag) => tag.includes(` name="${name}"`)) ?? [];

test("the fields of a fixed form show what is stored, under ids that are their names", async () => {
  const markup = await markupOf(<Fields />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
  expect(inputs(markup, "name")[0]).toMatch(/id="name".*value="Rossi"/);
  expect(inputs(markup, "name")[0]).toContain('maxLength="40"');
  expect(inputs(markup, "first-contact.email")[0]).toMatch(/id="first-contact-email".*value="a@b.it"/);
  expect(inputs(markup, "states").filter((tag) => tag.includes("checked"))).toHaveLength(2);
  expect(inputs(markup, "terms")[0]).not.toContain("checked");
  expect(markup).not.toMatch(/<input[^>]* form=/);
});

test("of a refused one they show what was typed, also nothing at all, and say what is wrong", async () => {
  const typed = { name: [""], country: ["FR"], "first-contact.email": ["x"], states: ["FR"], terms: ["on"] };
  const markup = await markupOf(<Fields refused={refused(typed, "name", "first-contact.email", "states")} />);
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
  expect(inputs(markup, "name")[0]).not.toContain("Rossi");
  expect(inputs(markup, "name")[0]).toContain('aria-invalid="true"');
  expect(valuesOf(markup, "aria-describedby").join(" ")).toContain("name-hint name-error");
  expect(inputs(markup, "first-contact.email")[0]).toMatch(
    /aria-describedby="first-contact-email-error".*value="x"/,
  );
  expect(inputs(markup, "states").filter((tag) => tag.includes("checked"))).toHaveLength(1);
  expect(inputs(markup, "terms")[0]).toContain("checked");
  expect(markup).toContain("Campo obbligatorio");
});

test("names that the form does not have are left out of what is shown again", async () => {
  const strange = {
    "states[4294967294]": ["x"],
    __intent__: ["x"],
    __proto__: ["x"],
    "name.a": ["x"],
    name: ["Verdi"],
  };
  const markup = await markupOf(<Fields refused={refused(strange, "")} />);
  expect(inputs(markup, "name")[0]).toContain("Verdi");
});

test("a password never comes back", async () => {
  const markup = await markupOf(<Fields refused={refused({ password: ["Segreta2026"] }, "password")} />);
  expect(markup).not.toContain("Segreta2026");
});

test.each(["__proto__", "constructor", "toString", ""])(
  "an issue of a field that the form does not have (%j) belongs to no field",
  async (path) => {
    const markup = await markupOf(<Fields refused={refused({ name: ["Verdi"] }, path, "name")} />);
    expect(inputs(markup, "name")[0]).toContain('value="Verdi"');
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
  },
);
