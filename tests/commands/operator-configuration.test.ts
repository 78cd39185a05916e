import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DataStoreStandIn, dataStoreStandIn } from "../api/firebase/data-store-stand-in";
import { hostedSettings } from "../hosted-environment";
import { loadDemo, temporaryFolder } from "../server";
import { makeOperator } from "./operator";

let dataDir: string;
let store: DataStoreStandIn;
beforeAll(async () => {
  dataDir = temporaryFolder();
  loadDemo(dataDir);
  store = await dataStoreStandIn((token) => token === "owner");
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const publish = (environment: Record<string, string>) =>
  makeOperator({ DATA_DIR: dataDir, ...environment })("configuration-publish");

describe("an operator", () => {
  test("writes the configuration documents into the data store of the project", async () => {
    const settings = { ...hostedSettings("127.0.0.1:9"), FIRESTORE_EMULATOR_HOST: store.host };
    const { code, out, err } = await publish(settings);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/Nel progetto carta-di-prova ci sono ora \d+ documenti di configurazione\./);
    const places = [...store.documents.keys()];
    expect(places).toEqual(
      expect.arrayContaining([
        ...["config/nations", "config/nations_identifiers", "config/locales", "config/sectors"],
        ...["config/survey_levels", "config/milestones", "config/milestones_mapping"],
        ...["dynamicData/question_status", "esg_config/environment_v3", "esg_config/people_v1"],
      ]),
    );
    expect(store.documents.get("config/nations")?.["entries"]).toContainEqual({
      ...{ id: "IT", label: "Italia", isEu: true },
    });
    expect(store.documents.get("esg_config/social_v3")).toMatchObject({
      id: "social",
      milestones: expect.arrayContaining([]) as unknown,
    });
  });

  test.each([
    ["without Firebase", {}, "Serve IDENTITY=firebase"],
    ["without a service account", hostedSettings("127.0.0.1:9"), "GOOGLE_APPLICATION_CREDENTIALS"],
  ])("is told %s why nothing is written", async (_, environment, words) => {
    const { code, err } = await publish(environment);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  });

  test("is told when the data store refuses", async () => {
    store.refuses = { status: 403, body: "{}" };
    const settings = { ...hostedSettings("127.0.0.1:9"), FIRESTORE_EMULATOR_HOST: store.host };
    const { code, err } = await publish(settings);
    expect([code, err]).toEqual([1, expect.stringContaining("permesso")]);
    store.refuses = null;
  });
});
