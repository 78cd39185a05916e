export { action, default, handle, loader } from "./dashboard.esg.complete/route";
