import { Socket } from "node:net";
import { expect, test } from "vitest";
import { countOpen, enterConnection, noteOwnTier, openOf } from "~/web/open-connections.server";

const PAGES = "192.0.2.50";

test("a connection of our own pages counts among all, and no more among those of its address", () => {
  const [one, other] = [new Socket(), new Socket()];
  for (const socket of [one, other]) enterConnection(socket, PAGES);
  expect([openOf(PAGES).size, countOpen()]).toEqual([2, 2]);
  for (let request = 0; request < 2; request += 1) noteOwnTier(one);
  expect([...openOf(PAGES)].map(({ socket }) => socket)).toEqual([other]);
  expect(countOpen()).toBe(2);
  one.emit("close");
  expect([openOf(PAGES).size, countOpen()]).toEqual([1, 1]);
  other.emit("close");
  expect([openOf(PAGES).size, countOpen()]).toEqual([0, 0]);
});

test("a connection that is closed already is left alone", () => {
  const socket = new Socket();
  noteOwnTier(socket);
  expect(countOpen()).toBe(0);
});
