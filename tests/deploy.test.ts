import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const compose = read("compose.yaml");

/** The lines of the compose file below a name, of those that are further in. */
function below(name: string, text = compose): string {
  const [, inset = "", lines = ""] =
    new RegExp(`^( *)${name}:.*\\n((?:\\1 +.*\\n|\\n)+)`, "m").exec(text) ?? [];
  return lines.replaceAll(new RegExp(`^${inset}  `, "gm"), "");
}

describe("the Containerfile", () => {
  test("leaves the server to a user that is not root, and nothing after it takes that back", () => {
    const users = [...read("Containerfile").matchAll(/^USER\s+(\S+)/gm)].map(([, user]) => user);
    expect(users).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    const lastStage = read("Containerfile")
      .split(/^FROM /m)
      .at(-1);
    expect(lastStage).toMatch(/^USER /m);
    const owned = /install -d -o (\d+) -g (\d+) -m 0700 \/var\/lib\/carta-esg/.exec(lastStage ?? "");
    expect(`${owned?.[1]}:${owned?.[2]}`).toBe(users[0]);
  });
});

describe("the compose file", () => {
  test("starts two servers of one description", () => {
    expect(compose).toMatch(/^x-server: &server$/m);
    expect(below("services")).toMatch(/^one: \*server\ntwo: \*server$/m);
  });

  test("gives a server no file system to write to but its data and /tmp, and no rights", () => {
    const server = below("x-server");
    expect(server).toMatch(/^read_only: true$/m);
    expect(below("tmpfs", server)).toBe("- /tmp\n");
    expect(below("volumes", server)).toBe("- data:/var/lib/carta-esg\n");
    expect(server).toMatch(/^cap_drop: \[ALL\]$/m);
    expect(server).toMatch(/^security_opt: \["no-new-privileges:true"\]$/m);
    expect(compose).not.toMatch(/privileged: true|cap_add|user: *["']?(?:root|0)\b/);
  });

  test("gives both the same secrets, and has none in it nor a default for one", () => {
    const environment = below("environment", below("x-server"));
    for (const name of ["SESSION_SECRET", "SIGNING_KEY", "S3_SECRET_ACCESS_KEY"]) {
      expect(environment).toContain(`\n${name}: \${${name}:?}\n`);
      expect(compose.match(new RegExp(`^ *${name}:`, "gm"))).toHaveLength(1);
    }
    expect(environment).toMatch(/^DATABASE_URL: postgres:\/\/carta:\$\{POSTGRES_PASSWORD:\?\}@/m);
  });

  test("lets nobody in but through the proxy", () => {
    const services = below("services");
    expect(services.match(/^ *ports:/gm)).toHaveLength(1);
    expect(below("proxy", services)).toMatch(/^ports:\n {2}- "8080:8080"$/m);
  });
});

describe("the configuration of nginx", () => {
  test("names both servers of the compose file, and leaves neither out", () => {
    const [, upstream = ""] = /upstream carta \{([^}]*)\}/.exec(read("nginx.conf")) ?? [];
    const servers = [...upstream.matchAll(/^ *server (\w+):(\d+) (.*);$/gm)].map(([, ...words]) => words);
    expect(servers).toEqual([
      ["one", "3000", "max_fails=0"],
      ["two", "3000", "max_fails=0"],
    ]);
    expect(read("nginx.conf")).toContain("proxy_pass http://carta;");
  });
});
