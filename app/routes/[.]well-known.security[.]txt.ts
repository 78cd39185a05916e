export { securityContact as loader } from "~/web/security-text.server";
export { notServed as action } from "~/web/loader.server";
