import { checkLink } from "./check-link.server";

export const loader = checkLink();
