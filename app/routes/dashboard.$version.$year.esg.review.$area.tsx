export { default, handle, loader, action } from "./dashboard.esg.review.$area/route";
