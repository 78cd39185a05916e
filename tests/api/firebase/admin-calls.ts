import type { User } from "./stand-in";

interface Accounts {
  users: Map<string, User>;
  add(email: string, password: string): User;
  newPassword(user: User, password: string): void;
  byUid(uid: string): User | undefined;
  shown(user: User): object;
  refuse(message: string): never;
}

/** What a service account may ask of the accounts of a project, by the addresses and fields of the emulator. */
export const accountCalls = ({ users, add, newPassword, byUid, shown, refuse }: Accounts) => {
  const update = (user: User, given: Record<string, unknown>): object => {
    if (typeof given["password"] === "string") newPassword(user, given["password"]);
    if (typeof given["disableUser"] === "boolean") user.isDisabled = given["disableUser"];
    if (typeof given["emailVerified"] === "boolean") user.emailVerified = given["emailVerified"];
    if (typeof given["displayName"] === "string") user.displayName = given["displayName"];
    if (given["validSince"] !== undefined) user.validSince = Number(given["validSince"]);
    return { localId: user.uid };
  };
  return (method: string, given: Record<string, unknown>): object => {
    const { localId, email } = given;
    const named = [localId, email].flat().filter((name) => typeof name === "string");
    const found = named.map((name) => byUid(name) ?? users.get(name)).find((user) => user !== undefined);
    if (method === "accounts:lookup") return found ? { users: [shown(found)] } : {};
    if (method === "accounts") {
      const user = add(String(email), String(given["password"]));
      return update(user, { ...given, password: undefined });
    }
    if (!found) return refuse("USER_NOT_FOUND");
    if (method === "accounts:delete") {
      users.delete(found.email);
      return {};
    }
    return update(found, given);
  };
};
