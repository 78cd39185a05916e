import { describe, expect, test } from "vitest";
import { profilesUrls } from "~/web/profiles-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { words } from "../../pages/form";
import { overDemo } from "../dashboard/over-demo";

/** The answers of a server that knows spec §7 and nothing beyond it. */
async function withoutExtensions(path: string, answer: Response): Promise<Response> {
  if (path.includes("/profiles")) return new Response("Not Found", { status: 404 });
  if (!path.endsWith("/info")) return answer;
  const {
    profile: _profile,
    administrators: _some,
    ...info
  } = (await answer.json()) as object & {
    profile?: unknown;
    administrators?: unknown;
  };
  return Response.json(info);
}

const over = overDemo(withoutExtensions);
const enter = (name: string) => over.pages.enter(`${name}@azienda-abilitata.example`, DEMO_PASSWORD);

describe("over a server without profiles to choose", () => {
  test("the page shows the person's own profiles, and says that none can be chosen", async () => {
    const page = await (await enter("profili")).get(profilesUrls.page());
    expect([page.status, page.heading]).toEqual([200, "Lavori come Fornitore"]);
    expect(page.text).toContain("il profilo in cui lavorare non si può scegliere");
    expect(page.document.querySelector("main form")).toBeNull();
    const rows = page.document.querySelectorAll("#tabella-profili tbody th").map(words);
    expect(rows).toEqual(["Fornitore", "Associazione", "Banca"]);
  });

  test("a reader and a person without a profile are told to ask without a name", async () => {
    const said = async (name: string) => (await (await enter(name)).get(urls.home())).text;
    expect(await said("banca")).toContain("Se ti serve, chiedi a chi amministra la tua azienda.");
    expect(await said("senza-profilo")).toContain(
      "Per vedere qualcosa chiedi a chi amministra la tua azienda.",
    );
  });
});
