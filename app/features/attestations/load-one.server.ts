import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "write" }, ({ viewer, params }) =>
  viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
);
