import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { originOf, parseAddress } from "~/domain/network/address";

describe("an address", () => {
  test.each([
    ["10.5.5.5", "10.5.5.5"],
    ["10.5.5.5:1000", "10.5.5.5"],
    ["::ffff:10.5.5.5", "10.5.5.5"],
    ["::FFFF:0a05:0505", "10.5.5.5"],
    ["[::ffff:10.5.5.5]:443", "10.5.5.5"],
    [" 10.5.5.5 ", "10.5.5.5"],
    ["[::1]:80", "::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::", "::"],
    ["1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"],
  ])("%s is %s", (written, address) => {
    expect(parseAddress(written)).toBe(address);
  });

  test.each([
    "",
    "unknown",
    "10.5.5",
    "10.5.5.256",
    "10.5.5.5:",
    "1:2:3",
    "1:2:3:4:5:6:7:8:9",
    "1::2::3",
    ":::",
    "12345::",
    "1:2:3:4:5:6:7::8",
    "[::1",
    "a.example",
  ])("“%s” is none", (written) => {
    expect(parseAddress(written)).toBeNull();
  });
});

describe("the origin of attempts", () => {
  test.each([
    ["10.5.5.5:1000", "10.5.5.5"],
    ["::ffff:10.5.5.5", "10.5.5.5"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2:ffff::9]:4711", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (written, origin) => {
    expect(originOf(written)).toBe(origin);
  });

  test("is one for all addresses of one /64", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        fc.pre(!network.startsWith("0:0:0:0"));
        expect(originOf(`${network}:${one}`)).toBe(originOf(`${network}:${other}`));
      }),
    );
  });

  test("stays the same when it is written again", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const spelled = parseAddress(address);
        expect(spelled).not.toBeNull();
        expect(parseAddress(spelled!)).toBe(spelled);
      }),
    );
  });
});
