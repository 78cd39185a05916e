import { DEMO_PASSWORD } from "../api-client";
import { Browser } from "../pages/client";
import { Keys } from "./keys";

/** The keys that sign a person in, on the page of that address. */
export async function signingIn(auth: string, email: string, password = DEMO_PASSWORD): Promise<Keys> {
  const page = await new Browser(auth).get(auth);
  return new Keys()
    .to(page, '[name="email"]')
    .type(email)
    .to(page, '[name="password"]', '[name="email"]')
    .type(password)
    .to(page, "main form button", '[name="password"]')
    .enter();
}
