import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "~/settings.server";

const folder = () => mkdtempSync(path.join(tmpdir(), "carta-settings-"));

describe("settings", () => {
  test("the defaults are enough to start", () => {
    const read = readSettings({ DATA_DIR: folder() });
    expect(read.port).toBe(3000);
    expect(read.publicUrl).toBe("http://localhost:3000");
    expect(read.upstreamUrl).toBeNull();
    expect(read.links.terms).toBe("/legal/termini-di-servizio.pdf");
  });

  test("the signing secret is made once, kept beside the data, and readable by its owner alone", () => {
    const dir = folder();
    const first = readSettings({ DATA_DIR: dir }).sessionSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readSettings({ DATA_DIR: dir }).sessionSecret).toBe(first);
    expect(readFileSync(path.join(dir, "session-secret"), "utf8")).toBe(first);
    expect(statSync(path.join(dir, "session-secret")).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["PORT", { PORT: "molti" }],
    ["PUBLIC_URL", { PUBLIC_URL: "esg.example.it" }],
    ["SUPPORT_EMAIL", { SUPPORT_EMAIL: "nessuno" }],
    ["ALLOW_DEMO_DATA", { ALLOW_DEMO_DATA: "forse" }],
    ["SESSION_SECRET", { SESSION_SECRET: "corto" }],
  ])("a wrong %s stops the start and is named", (name, environment) => {
    expect(() => readSettings({ DATA_DIR: folder(), ...environment })).toThrow(name);
  });

  test("an empty variable counts as unset", () => {
    expect(readSettings({ DATA_DIR: folder(), SMTP_URL: "" }).smtpUrl).toBeNull();
  });

  test("an upstream needs a secret of its own, since nothing is kept here", () => {
    expect(() => readSettings({ UPSTREAM_URL: "https://api.example" })).toThrow("SESSION_SECRET");
  });
});
