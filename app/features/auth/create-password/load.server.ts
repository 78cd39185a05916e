import { checkLink } from "../password/check-link.server";

export const loader = checkLink();
