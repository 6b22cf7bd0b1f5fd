import { describe, expect, it } from "vitest";
import { bytes } from "../../src/account/push";

describe("the key of push messages", () => {
  it("is read from the base 64 of addresses", () => {
    expect([...bytes("-_8BAg")]).toEqual([251, 255, 1, 2]);
  });
});
