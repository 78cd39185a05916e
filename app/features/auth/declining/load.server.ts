import { publicLoader } from "~/web/loader.server";
import { linkTokenOf } from "../confirmation/load.server";

export const loader = publicLoader(({ request }) => ({ token: linkTokenOf(request) }));
