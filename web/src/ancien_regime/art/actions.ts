/** What is done on the fields of the wheel: a drum, coins, a purse, a tricorne, a grenadier's cap, an orb, a boot. */
import type { Field } from "../view";

export const ACTIONS: Record<Field, string> = {
  drill: "M-9-3C-9-6 9-6 9-3V7C9 10-9 10-9 7ZM-9-3C-9 0 9 0 9-3M-9 7L-5-1M-5 9L0 0M0 9.3L5-.7M5 9L9-1M-3-6L-10-12M3-6L10-12",
  taxation: "M-10 6C-10 3.5 2 3.5 2 6V9C2 11.5-10 11.5-10 9ZM-10 6C-10 8.5 2 8.5 2 6M-10 6V2C-10-.5 2-.5 2 2V6M-10 2C-10 4.5 2 4.5 2 2M6.5-9a5 5 0 1 0 .1 0ZM6.5-6.5v5",
  subsidies: "M-3-5C-10 0-11 6-8 9C-5 11 5 11 8 9C11 6 10 0 3-5ZM-3-5C-5-8-4-10-2-10C-1-8 1-8 2-10C4-10 5-8 3-5ZM-4-5H4M4-5L7-2M-4.500 4a2 2 0 1 0 .1 0ZM0 1a2 2 0 1 0 .1 0ZM4 4.5a2 2 0 1 0 .1 0Z",
  leadership: "M-12 3C-8 9 8 9 12 3C9 2 8-2 5-4C3-7-3-7-5-4C-8-2-9 2-12 3ZM-12 3C-6 5 6 5 12 3M0-6C-3-9-2-11 1-12C3-10 2-8 0-6Z",
  mobilisation: "M-7 7C-7-1-4-7 0-10.5C4-7 7-1 7 7ZM-8 7H8V10.5H-8ZM0-6L1.5-2 5-1.5 2.4 1 3 4.5 0 3-3 4.5-2.4 1-5-1.5-1.5-2Z",
  influence: "M-8 3.5a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-8 3.5C-4 6 4 6 8 3.5M0-4.5C-2.4-1.5-2.4 1.5-1.8 5M0-4.5V-12M-3.5-9H3.5",
  movement: "M-5-11H3C3-5 2-2 3 2C5 4 10 4 11 7V9.5H-5C-5 4-4 0-5-11ZM-5 6H11M-5-7H3M-5 9.5V11.5H-1V9.5",
};
