import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import { demoServer } from "../../shared-servers";

/** Asked by law from 150 employees on; the demo company has 38 and has not answered. */
const GUID = "v3-soc-retribuzione-e-contratti-divario-inquadramento";

let small: Browser;
beforeAll(async () => void (small = await signedIn(await demoServer(), "admin@azienda-demo.example")));

describe("a question below its legal threshold", () => {
  test("says that it is voluntary and costs nothing when left, and is open like any other", async () => {
    const page = await small.get(`/dashboard/esg/graduate/retribuzione-e-contratti/${GUID}`);
    expect(page.text).toContain("Per la tua azienda è facoltativa");
    expect(page.document.querySelectorAll("main .chip").map(words)).toEqual(["Facoltativa"]);
    expect(page.form({ button: "Salva e continua" }).controls("explanation")).toHaveLength(1);
  });
});
