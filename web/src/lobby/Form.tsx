/** Forms: fields with labels, one way to send them, and refusals in words. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren, InputHTMLAttributes } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "../parts/Button";
import { Sentence } from "../parts/Sentence";
import { fieldOf, type Action } from "./action";
import { seatName } from "./words";
import "../styles/forms.css";

interface FormProps {
  action: Action;
  work(): Promise<unknown>;
  submit: string;
  children: ComponentChildren;
  strong?: boolean;
  /** What stands beside the button. */
  beside?: ComponentChildren;
  label?: string;
  game?: string;
}

export function Form({ action, work, submit, children, strong = false, beside, label, game }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await action.run(work))) focusFault(form.current, action);
  };
  return (
    <form class="form" ref={form} aria-label={label} onSubmit={(event) => void send(event)}>
      {children}
      <Trouble action={action} game={game} />
      <div class="form-end">
        <Button submit kind={strong ? "strong" : "plain"} label={submit} disabled={action.busy.value} onClick={() => undefined} />
        {beside}
      </div>
    </form>
  );
}

/** Go to the field that the refusal is about; the refusal itself comes into focus where there is none. */
function focusFault(form: HTMLFormElement | null, action: Action): void {
  const field = fieldOf(action.trouble.peek());
  const found = field ? form?.elements.namedItem(field) : null;
  if (found instanceof HTMLElement) found.focus();
}

/** Why something was not done. `game`: whose seats it may name. */
export function Trouble({ action, game }: { action: Action; game?: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const trouble = action.trouble.value;
  useEffect(() => {
    if (trouble && !fieldOf(trouble)) box.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  return (
    <p class="trouble" role="alert" tabIndex={-1} ref={box}>
      <Sentence refusal={trouble} seatName={game ? (seat) => seatName(game, seat) : undefined} />
    </p>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: Signal<string>;
  action?: Action;
  type?: "text" | "password" | "email" | "url";
  autoComplete?: InputHTMLAttributes["autoComplete"];
  required?: boolean;
  help?: string;
  maxLength?: number;
}

/** A field with its label, and a help below it. */
export function Field({ name, label, value, action, type = "text", help, ...rest }: FieldProps) {
  const id = useId();
  const wrong = action !== undefined && fieldOf(action.trouble.value) === name;
  return (
    <div class="labelled">
      <label for={id}>{label}</label>
      <input
        class="field"
        id={id}
        name={name}
        type={type as "text"} // the library knows each kind of field apart, but not several at once
        value={value.value}
        aria-invalid={wrong || undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        onInput={(event) => (value.value = event.currentTarget.value)}
        {...rest}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

/** Yes or no. */
export function Check({ label, checked, onChange, help }: { label: string; checked: boolean; onChange(on: boolean): void; help?: string }) {
  const id = useId();
  return (
    <div class="check">
      <input id={id} type="checkbox" checked={checked} aria-describedby={help ? `${id}-help` : undefined} onChange={(event) => onChange(event.currentTarget.checked)} />
      <label for={id}>{label}</label>
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

interface RadioProps<T extends string> {
  legend: string;
  value: T | null;
  choices: { value: T; label: string; text?: string; picture?: ComponentChildren }[];
  onChange(value: T): void;
  /** large: cards with a picture or a text; small: words in a row */
  size?: "large" | "small";
}

/** One of several. */
export function Radios<T extends string>({ legend, value, choices, onChange, size = "small" }: RadioProps<T>) {
  const name = useId();
  return (
    <fieldset class={`radios ${size}`}>
      <legend>{legend}</legend>
      <div class="radio-row">
        {choices.map((choice) => (
          <label key={choice.value} class={choice.value === value ? "chosen" : undefined}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.picture}
            <span class="radio-label">{choice.label}</span>
            {choice.text && <span class="radio-text">{choice.text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
