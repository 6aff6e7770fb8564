import { escapeHtml } from 'shared/contract/text/escape-html';

/** Markup that may be written as it stands. A string is none: what is not made here or by React is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Slot = string | Markup | readonly Markup[];

function written(slot: Slot): string {
  if (typeof slot === 'string') return escapeHtml(slot);
  return slot instanceof Markup ? slot.text : slot.map(({ text }) => text).join('');
}

/** A template of markup: its own text is written as it stands, and every slot by its type. */
export function markup(template: TemplateStringsArray, ...slots: readonly Slot[]): Markup {
  return new Markup(template.reduce((text, piece, at) => text + written(slots[at - 1] ?? '') + piece));
}

/** JSON inside a script element: no character may end the element or a line of script (ECMA-404 allows U+2028). */
export function jsonBlock(value: unknown): Markup {
  const text = JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return new Markup(text);
}
