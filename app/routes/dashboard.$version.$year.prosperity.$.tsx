export { action, default, handle, loader } from "./dashboard.prosperity.($milestone).$";
