export { apiEndpoint as action, apiEndpoint as loader } from "~/web/api-endpoint.server";
