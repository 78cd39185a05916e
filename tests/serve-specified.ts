import { specifiedDemo } from "./specified-demo";

/** A process for tests that cannot have the platform in their own: prints its addresses, and serves until it is ended. */
const { api, identity } = await specifiedDemo();
console.log(JSON.stringify({ url: api.url, identityHost: identity.host }));
// Its server does not keep the process alive by itself.
setInterval(() => undefined, 60_000);
