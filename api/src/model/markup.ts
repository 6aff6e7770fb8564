const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup as {@link markup} has written it: whatever was put into it is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in markup: text, more markup, or nothing. */
export type Content = Markup | string | number | undefined | readonly Content[];

function written(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return content.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return typeof content === 'number' ? String(content) : content.map(written).join('');
}

/** HTML from a template; texts in it are escaped for elements and for attributes in quotes. */
export function markup(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...contents.map(written)));
}
