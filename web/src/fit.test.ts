import { expect, test } from "vitest";
import { fit } from "./fit";

test("a pattern gives the parts of an address", () => {
  expect(fit("/table/:id", "/table/abc")).toEqual({ id: "abc" });
  expect(fit("/rules/:game", "/rules/terra%20mystica/")).toEqual({ game: "terra mystica" });
  expect(fit("/", "/")).toEqual({});
});

test("another address does not fit", () => {
  expect(fit("/table/:id", "/table")).toBeNull();
  expect(fit("/table/:id", "/replay/abc")).toBeNull();
  expect(fit("/table/:id", "/table/abc/more")).toBeNull();
});

test("an address that cannot be read fits nothing", () => {
  expect(fit("/table/:id", "/table/%E0%A4%A")).toBeNull();
});
