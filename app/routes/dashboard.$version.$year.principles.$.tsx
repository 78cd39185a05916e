export { action, default, handle, loader } from "./dashboard.principles.($milestone).$";
