export { apiEndpoint as action, apiEndpoint as loader } from "~/web/loader.server";
