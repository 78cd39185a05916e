export { action, default, handle, loader } from "./dashboard.people.($milestone).$/route";
