import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const loader = publicLoader(({ visitor }) => redirect(visitor.signedIn ? urls.home() : urls.login()));
