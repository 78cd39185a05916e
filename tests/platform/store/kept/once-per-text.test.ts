import { expect, test } from "vitest";
import { oncePerText } from "~/platform/store/kept/once-per-text";

test("equal texts are read once, until as many others were read as are kept", () => {
  const read: string[] = [];
  const once = oncePerText((text) => {
    read.push(text);
    return { said: text };
  }, 2);
  expect(once("a")).toBe(once("a".repeat(1)));
  once("b");
  once("a");
  once("c");
  expect(once("a").said).toBe("a");
  expect(read).toEqual(["a", "b", "c"]);
  expect(once("b").said).toBe("b");
  expect(read).toEqual(["a", "b", "c", "b"]);
});
