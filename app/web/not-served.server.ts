import { json } from "@remix-run/node";
import { markGuarded } from "./guarded.server";

/** The action of addresses that take no posts: 404, and nothing runs. */
export const notServed = markGuarded((): never => {
  throw json({ message: "internal/not_found" }, { status: 404 });
});
