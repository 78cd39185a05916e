import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { identityFor } from "./identity.server";
import { CLIENT_ADDRESS_HEADER } from "./server-hook.server";

const authenticator = new Authenticator<{ token: string }>();

authenticator.use(
  new FormStrategy(({ form, request }) =>
    identityFor(request).signIn(String(form.get("email")), String(form.get("password"))),
  ),
  "form",
);

interface Credentials {
  email: string;
  password: string;
}

/** The bearer token for what was typed into the sign-in form; throws the identity service's refusal. */
export const authenticate = (request: Request, typed: Credentials): Promise<{ token: string }> =>
  authenticator.authenticate("form", rebuilt(request, typed));

/** The action wrapper has read the body by now, and the strategy wants to read one: it gets just its two fields. */
function rebuilt(request: Request, { email, password }: Credentials): Request {
  const headers = new Headers({ "Content-Type": "application/x-www-form-urlencoded" });
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (address !== null) headers.set(CLIENT_ADDRESS_HEADER, address);
  const body = new URLSearchParams({ email, password });
  return new Request(request.url, { method: "POST", headers, body: body.toString() });
}
