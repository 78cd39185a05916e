export { default, handle, loader, action } from "./dashboard.esg.changes.$question/route";
