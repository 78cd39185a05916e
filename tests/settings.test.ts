import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { misspeltSettings } from "~/settings-misspelt.server";
import { adviceOn } from "~/commands/advice";
import { readSettings } from "~/settings.server";

const folder = () => mkdtempSync(path.join(tmpdir(), "carta-settings-"));

const BUCKET = {
  S3_BUCKET: "carta-esg",
  S3_REGION: "eu-south-1",
  S3_ACCESS_KEY_ID: "AKIA",
  S3_SECRET_ACCESS_KEY: "segreto",
};

const without = (all: Record<string, string>, name: string): Record<string, string> => ({
  ...all,
  [name]: "",
});

describe("settings", () => {
  test("the defaults are enough to start", () => {
    const read = readSettings({ DATA_DIR: folder() });
    expect(read.port).toBe(3000);
    expect(read.publicUrl).toBe("http://localhost:3000");
    expect(read.upstreamUrl).toBeNull();
    expect(read.links.terms).toBeNull();
  });

  test.each([
    ["PORT", { PORT: "molti" }],
    ["PUBLIC_URL", { PUBLIC_URL: "esg.example.it" }],
    ["DATABASE_CONNECTIONS", { DATABASE_CONNECTIONS: "1" }],
    ["SUPPORT_EMAIL", { SUPPORT_EMAIL: "nessuno" }],
    ["ALLOW_DEMO_DATA", { ALLOW_DEMO_DATA: "forse" }],
    ["SESSION_SECRET", { SESSION_SECRET: "corto" }],
    ["SESSION_SECRET", { SESSION_SECRET: "abc".repeat(20) }],
    [
      "SESSION_SECRET_BEFORE",
      { SESSION_SECRET: "0123456789abcdef".repeat(2), SESSION_SECRET_BEFORE: "corto" },
    ],
    ["TIERS_SECRET", { TIERS_SECRET: "corto" }],
    ["TIERS_SECRET_BEFORE", { TIERS_SECRET: "0123456789abcdef".repeat(2), TIERS_SECRET_BEFORE: "corto" }],
    ["TIERS_SECRET", { TIERS_SECRET: "abc".repeat(20) }],
    ["LOG_LEVEL", { LOG_LEVEL: "tutto" }],
    ["AUDIT_RETENTION", { AUDIT_RETENTION: "89" }],
    ["POPUP_TYPE", { POPUP_TYPE: "due parole" }],
    ["POPUP_TEXT", { POPUP_TYPE: "fermo", POPUP_TITLE: "Fermo" }],
    ["POPUP_URL", { POPUP_URL: "javascript:alert(1)" }],
    ["CLAMD", { CLAMD: "scanner" }],
    ["COMPANY_REGISTER_URL", { COMPANY_REGISTER_URL: "file:///etc/passwd" }],
    ["S3_ENDPOINT", { ...BUCKET, S3_ENDPOINT: "bucket:9000" }],
    ["S3_ENDPOINT", { ...BUCKET, S3_ENDPOINT: "https://chiave:segreto@bucket.example" }],
    ["S3_BUCKET", { ...BUCKET, S3_BUCKET: "carta/files" }],
    ["S3_REGION", { ...BUCKET, S3_REGION: "Milano, Italia" }],
    ["WHITELABELS", { WHITELABELS: "/nessuna/lista.json" }],
  ])("a wrong %s stops the start and is named", (name, environment) => {
    expect(() => readSettings({ DATA_DIR: folder(), ...environment })).toThrow(name);
  });

  test("the sample documents are for demo data alone", () => {
    const { terms } = readSettings({ DATA_DIR: folder(), ALLOW_DEMO_DATA: "true" }).links;
    expect(terms).toBe("/legal/termini-di-servizio");
  });

  test("every wrong variable is named at once", () => {
    const wrong = {
      DATA_DIR: folder(),
      PORT: "molti",
      SMTP_URL: "http://mail",
      TERMS_URL: "javascript:alert(1)",
    };
    const read = () => readSettings(wrong);
    expect(read).toThrow("PORT");
    expect(read).toThrow("SMTP_URL");
    expect(read).toThrow("TERMS_URL");
  });

  test.each([
    ["DATABASE_READ_URL", { DATABASE_READ_URL: "postgres://standby/carta" }],
    ["DATABASE_READ_URL", { DATABASE_READ_URL: "mysql://standby/carta" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/carta" }],
    ["SESSION_SECRET", { DATABASE_URL: "postgres://db/carta", SIGNING_KEY: "ab".repeat(32) }],
    ["SIGNING_KEY", { DATABASE_URL: "postgres://db/carta", SESSION_SECRET: "0123456789abcdef".repeat(2) }],
    [
      "UPSTREAM_URL",
      {
        UPSTREAM_URL: "https://api.example",
        SESSION_SECRET: "0123456789abcdef".repeat(2),
        SIGNING_KEY: "ab".repeat(32),
        DATABASE_URL: "postgres://db/carta",
      },
    ],
    [
      "TIERS_SECRET",
      { SESSION_SECRET: "0123456789abcdef".repeat(2), TIERS_SECRET: "0123456789abcdef".repeat(2) },
    ],
    [
      "TIERS_SECRET",
      {
        SESSION_SECRET: "0123456789abcdef".repeat(2),
        SESSION_SECRET_BEFORE: "fedcba9876543210".repeat(2),
        TIERS_SECRET: "fedcba9876543210".repeat(2),
      },
    ],
    ["SESSION_SECRET_BEFORE", { SESSION_SECRET_BEFORE: "0123456789abcdef".repeat(2) }],
    ["TIERS_SECRET_BEFORE", { TIERS_SECRET_BEFORE: "0123456789abcdef".repeat(2) }],
    ["SIGNING_KEYS_BEFORE", { SIGNING_KEYS_BEFORE: "ab".repeat(32) }],
    ["WORKERS", { WORKERS: "0" }],
    ["S3_REGION", { S3_BUCKET: "carta" }],
    ["S3_BUCKET", { S3_ENDPOINT: "http://bucket:9000" }],
    ...Object.keys(BUCKET).map((left): [string, Record<string, string>] => [left, without(BUCKET, left)]),
    ["S3_PREFIX", { ...BUCKET, S3_PREFIX: "carta" }],
    [
      "S3_BUCKET",
      { ...BUCKET, UPSTREAM_URL: "https://api.example", SESSION_SECRET: "0123456789abcdef".repeat(2) },
    ],
    ["FIREBASE_API_KEY", { FIREBASE_API_KEY: "key" }],
    ["FIREBASE_MEASUREMENT_ID", { FIREBASE_MEASUREMENT_ID: "G-1" }],
    ["GOOGLE_APPLICATION_CREDENTIALS", { GOOGLE_APPLICATION_CREDENTIALS: "/srv/key.json" }],
    [
      "SMTP_URL",
      {
        UPSTREAM_URL: "https://api.example",
        SESSION_SECRET: "0123456789abcdef".repeat(2),
        SMTP_URL: "smtp://mail",
      },
    ],
    ["POPUP_TITLE", { POPUP_TITLE: "Fermo" }],
  ])("%s is not passed over in silence", (name, environment) => {
    expect(() => readSettings({ DATA_DIR: folder(), ...environment })).toThrow(name);
  });

  test.each([
    ["TRUSTED_PROXYES", "TRUSTED_PROXIES"],
    ["SMPT_URL", "SMTP_URL"],
    ["PUBLIC_UR", "PUBLIC_URL"],
    ["SUPPORT_EMAILS", "SUPPORT_EMAIL"],
  ])("%s is taken for a misspelt %s", (name, meant) => {
    expect(misspeltSettings({ [name]: "x", PATH: "x", HOST: "x", npm_config_port: "x" })).toEqual([
      [name, meant],
    ]);
  });

  test("an empty variable counts as unset", () => {
    expect(readSettings({ DATA_DIR: folder(), SMTP_URL: "" }).smtpUrl).toBeNull();
  });

  test.each([
    ["127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
    ["[::1]:3310", { host: "::1", port: 3310 }],
    ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["", null],
  ])("a scanner is at %s", (CLAMD, place) => {
    expect(readSettings({ DATA_DIR: folder(), CLAMD }).clamd).toEqual(place);
  });

  test("files are in a bucket, at an address of one's own or at Amazon's, or in the data folder", () => {
    const read = (more: Record<string, string>) => readSettings({ DATA_DIR: folder(), ...more }).bucket;
    const named = {
      name: "carta-esg",
      region: "eu-south-1",
      accessKeyId: "AKIA",
      secretAccessKey: "segreto",
    };
    expect(read({})).toBeNull();
    expect(read(BUCKET)).toEqual({ endpoint: null, ...named });
    const endpoint = "http://bucket:9000";
    expect(read({ ...BUCKET, S3_ENDPOINT: endpoint })).toEqual({ endpoint, ...named });
  });

  test("pages and API have a secret in common, or none", () => {
    const TIERS_SECRET = "0123456789abcdef".repeat(2);
    const TIERS_SECRET_BEFORE = "fedcba9876543210".repeat(2);
    const secretsIn = (given: object) => readSettings({ DATA_DIR: folder(), ...given }).tiersSecrets;
    expect(secretsIn({ TIERS_SECRET })).toEqual([TIERS_SECRET]);
    expect(secretsIn({ TIERS_SECRET, TIERS_SECRET_BEFORE })).toEqual([TIERS_SECRET, TIERS_SECRET_BEFORE]);
    expect(secretsIn({ TIERS_SECRET: "" })).toEqual([]);
  });

  test("an upstream needs a secret of its own, since nothing is kept here", () => {
    expect(() => readSettings({ UPSTREAM_URL: "https://api.example" })).toThrow("SESSION_SECRET");
  });

  test("a notice is shown only where its type, title and text are given", () => {
    expect(readSettings({ DATA_DIR: folder() }).popup).toBeNull();
    const given = { POPUP_TYPE: "fermo", POPUP_TITLE: "Fermo", POPUP_TEXT: "Sabato." };
    expect(readSettings({ DATA_DIR: folder(), ...given }).popup).toEqual({
      ...{ type: "fermo", title: "Fermo", text: "Sabato." },
      url: null,
    });
  });
});

describe("the hosted identity", () => {
  const GIVEN = {
    UPSTREAM_URL: "https://api.example",
    SESSION_SECRET: "0123456789abcdef".repeat(2),
    IDENTITY: "firebase",
    FIREBASE_API_KEY: "AIzaProva",
    FIREBASE_AUTH_DOMAIN: "carta-di-prova.firebaseapp.com",
    FIREBASE_PROJECT_ID: "carta-di-prova",
    FIREBASE_STORAGE_BUCKET: "carta-di-prova.appspot.com",
  };

  test("is known by four values", () => {
    expect(readSettings(GIVEN).firebase).toEqual({
      apiKey: "AIzaProva",
      authDomain: "carta-di-prova.firebaseapp.com",
      projectId: "carta-di-prova",
      storageBucket: "carta-di-prova.appspot.com",
      emulator: null,
      dataStoreEmulator: null,
      credentials: null,
    });
    expect(readSettings({ DATA_DIR: folder() }).firebase).toBeNull();
  });

  test.each(["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN", "FIREBASE_PROJECT_ID", "FIREBASE_STORAGE_BUCKET"])(
    "is not started without %s",
    (name) => {
      const read = () => readSettings({ ...GIVEN, [name]: "" });
      expect(read).toThrow(`Con IDENTITY=firebase serve anche ${name}`);
    },
  );

  test.each([
    ["FIREBASE_AUTH_DOMAIN", "https://carta.firebaseapp.com"],
    ["FIREBASE_PROJECT_ID", "Carta ESG"],
    ["FIREBASE_STORAGE_BUCKET", "gs://carta"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "emulatore.example:9099"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1"],
    ["IDENTITY", "keycloak"],
  ])("is not started with a wrong %s", (name, value) => {
    expect(() => readSettings({ ...GIVEN, [name]: value })).toThrow(`L'impostazione ${name} non è valida`);
  });

  describe("over the embedded platform", () => {
    const { UPSTREAM_URL: _, ...own } = GIVEN;
    const keyOf = (changes: object) => {
      const file = path.join(folder(), "key.json");
      const key = {
        type: "service_account",
        project_id: "carta-di-prova",
        client_email: "a@b",
        private_key: "k",
      };
      writeFileSync(file, JSON.stringify({ ...key, ...changes }));
      return file;
    };
    const read = (GOOGLE_APPLICATION_CREDENTIALS: string) =>
      readSettings({ ...own, DATA_DIR: folder(), GOOGLE_APPLICATION_CREDENTIALS });

    test("takes a service account of its project, or none", () => {
      const file = keyOf({});
      expect(read(file).firebase?.credentials).toBe(file);
      expect(read("").firebase?.credentials).toBeNull();
      expect(adviceOn(read("")).join(" ")).toContain("GOOGLE_APPLICATION_CREDENTIALS non è impostato");
      expect(adviceOn(read(file)).join(" ")).not.toContain("GOOGLE_APPLICATION_CREDENTIALS");
    });

    test.each([
      ["another project's", () => keyOf({ project_id: "altro-progetto" }), "è del progetto altro-progetto"],
      ["no key", () => keyOf({ private_key: undefined }), "serve la chiave di un account di servizio"],
      ["no file", () => "/nessuno/key.json", "serve la chiave di un account di servizio"],
    ])("is not started with a service account that is %s", (_name, file, words) => {
      expect(() => read(file())).toThrow(words);
    });
  });

  test("has no use for a service account where another server is the API", () => {
    const read = () => readSettings({ ...GIVEN, GOOGLE_APPLICATION_CREDENTIALS: "/chiave.json" });
    expect(read).toThrow("la gestione degli accessi è dell'altro server");
  });

  test("can be an emulator on this machine", () => {
    const emulator = "127.0.0.1:9099";
    const read = readSettings({ ...GIVEN, FIREBASE_AUTH_EMULATOR_HOST: emulator });
    expect(read.firebase?.emulator).toBe(emulator);
  });
});

describe("the list of places elsewhere", () => {
  const read = (content: unknown) => {
    const file = path.join(folder(), "whitelabels.json");
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return readSettings({ DATA_DIR: folder(), WHITELABELS: file }).whitelabels;
  };
  const PLACE = { id: "portale", label: "Portale", url: "https://portale.example" };

  test("is empty by default, and read from its file otherwise", () => {
    expect(readSettings({ DATA_DIR: folder() }).whitelabels).toEqual([]);
    expect(read([PLACE, { ...PLACE, id: "altro", logo: "/altro.svg" }])).toEqual([
      { ...PLACE, logo: null },
      { ...PLACE, id: "altro", logo: "/altro.svg" },
    ]);
  });

  test.each<[string, unknown]>([
    ["is no JSON", "["],
    ["is no list", PLACE],
    ["lacks an address", [{ ...PLACE, url: undefined }]],
    ["has an address no browser should follow", [{ ...PLACE, url: "javascript:alert(1)" }]],
    ["has a logo of another server", [{ ...PLACE, logo: "https://altrove.example/logo.png" }]],
    ["has a logo of whatever server", [{ ...PLACE, logo: "//altrove.example/logo.png" }]],
    ["names one twice", [PLACE, PLACE]],
  ])("stops the start when it %s", (_, content) => expect(() => read(content)).toThrow("WHITELABELS"));
});
