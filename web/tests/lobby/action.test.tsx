// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { signal } from "@preact/signals";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/api/refusal";
import { Action, fieldOf } from "../../src/lobby/action";
import { Field, Form } from "../../src/lobby/Form";
import { loadLanguage } from "../../src/texts/fluent";

beforeAll(() => loadLanguage());

describe("an action", () => {
  it("runs once at a time", async () => {
    const action = new Action();
    let finish = () => undefined as void;
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const running = action.run(work);
    expect(action.busy.value).toBe(true);
    expect(await action.run(work)).toBe(false);
    finish();
    expect(await running).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
    expect([action.busy.value, action.done.value]).toEqual([false, true]);
  });

  it("keeps a refusal until it is tried again, and hides no other fault", async () => {
    const action = new Action();
    expect(await action.run(() => Promise.reject(new Refusal("conflict", "name_taken", { name: "Kaunitz" })))).toBe(false);
    expect([action.trouble.value?.key, action.busy.value]).toEqual(["name_taken", false]);
    await action.run(() => Promise.resolve());
    expect(action.trouble.value).toBeNull();
    await expect(action.run(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
    expect(action.busy.value).toBe(false);
  });

  it.each([
    [new Refusal("invalid", "invalid_field", { field: "password", fault: "short", limit: 8 }), "password"],
    [new Refusal("invalid", "invalid_field", { field: "clock.steps", fault: "long", limit: 10 }), "steps"],
    [new Refusal("conflict", "name_taken", { name: "x" }), "name"],
    [new Refusal("unavailable", "unavailable"), null],
    [null, null],
  ])("names the field that a refusal is about", (refusal, field) => {
    expect(fieldOf(refusal)).toBe(field);
  });
});

describe("a form", () => {
  const shown = (refusal: Refusal) => {
    const box = document.body.appendChild(document.createElement("div"));
    const action = new Action();
    const form = (
      <Form action={action} work={() => Promise.reject(refusal)} submit="go">
        <Field name="name" label="Who" value={signal("Kaunitz")} action={action} />
      </Form>
    );
    render(form, box);
    return box;
  };
  const submit = (box: HTMLElement) =>
    act(async () => {
      box.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      await Promise.resolve();
    });

  it("says why not in words, and goes to the field", async () => {
    const box = shown(new Refusal("conflict", "name_taken", { name: "Kaunitz" }));
    await submit(box);
    await vi.waitFor(() => expect(box.querySelector("[role=alert]")?.textContent).toBe("the name Kaunitz is taken"));
    const field = box.querySelector("input");
    expect(document.activeElement).toBe(field);
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    expect(box.querySelector("label")?.htmlFor).toBe(field?.id);
  });

  it("goes to the words where no field is to blame", async () => {
    const box = shown(new Refusal("too_many", "too_many_requests"));
    await submit(box);
    await vi.waitFor(() => expect(document.activeElement).toBe(box.querySelector("[role=alert]")));
  });
});
