import assert from "node:assert/strict";
import { settingsUrls } from "~/web/settings-urls";
import { urls } from "~/web/urls";
import { hostedEnvironment } from "../../hosted-environment";
import { hostedUpstream } from "../../hosted-upstream";
import { Browser } from "../../pages/client";
import { makeWorld } from "../../platform/world";
import { complete, PASSWORD, register, signIn } from "../../routes/auth/newcomer";
import { startServer } from "../../server";
import type { Peer } from "./walk";

const EMAIL = "viaggio@valseria.example";

/** From the registration to a session that a disabled account ends, over the pages of the built application. */
export async function journey(peer: Peer): Promise<void> {
  const world = await makeWorld();
  const owners = new Map<string, string>();
  const ownerOf = (idToken: string) => {
    const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
    const { sub, email } = JSON.parse(payload) as { sub: string; email: string };
    owners.set(email, sub);
    return { uid: sub, email };
  };
  const upstream = await hostedUpstream(world, { ownerOf, has: () => false, setPassword: () => undefined });
  const server = await startServer({ environment: hostedEnvironment(upstream.url, peer.host) });
  try {
    const sent = await register(server, { Email: EMAIL });
    assert.deepEqual([sent.heading, sent.errors], ["Controlla la posta", []]);
    const link = `${server.url}/auth?mode=resetPassword&oobCode=${await peer.mailedCode(EMAIL)}`;
    const done = await complete(new Browser(server.url), link);
    assert.deepEqual([done.heading, done.errors], ["Indirizzo confermato", []]);
    assert.equal((await done.follow("Entra nella piattaforma")).path, urls.home());
    const browser = new Browser(server.url);
    assert.equal((await signIn(browser, EMAIL, "Sbagliata2026")).status, 422);
    assert.equal((await signIn(browser, EMAIL, PASSWORD)).path, urls.home());
    const details = await browser.get(settingsUrls.details());
    await peer.disable(owners.get(EMAIL) ?? "", true);
    const ended = await details.form().fill({ phoneNumber: "02 1234" }).submit();
    assert.deepEqual([ended.status, ended.heading], [401, "Il tuo accesso è stato disattivato"]);
    assert.ok(ended.html.includes("02 1234"));
    assert.equal((await signIn(new Browser(server.url), EMAIL, PASSWORD)).status, 422);
  } finally {
    await server.stop();
    upstream.close();
    await world.close();
  }
}
