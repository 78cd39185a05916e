export { readiness as loader } from "~/web/health.server";
export { notServed as action } from "~/web/loader.server";
