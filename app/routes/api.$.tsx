import { apiEndpoint } from "~/web/api-endpoint.server";

export const loader = apiEndpoint;
export const action = apiEndpoint;
