import { makeCall, type Call } from "~/api/call";

/** Password of all demo accounts. */
export const DEMO_PASSWORD = "DemoESG2026";

/** The product's own client over the network, for a server under test. */
export const apiOf = (serverUrl: string, token: string | null = null): Call =>
  makeCall({
    transport: (request) => fetch(request),
    baseUrl: `${serverUrl}/api`,
    caller: { clientAddress: "127.0.0.1", requestId: "test" },
    token,
  });

export async function signedInApi(
  serverUrl: string,
  email: string,
  password = DEMO_PASSWORD,
): Promise<{ call: Call; token: string }> {
  const { token } = await apiOf(serverUrl)("identity.signIn", { body: { email, password } });
  return { call: apiOf(serverUrl, token), token };
}
