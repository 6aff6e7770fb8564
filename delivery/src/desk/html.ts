/** Markup that was made here; everything else that comes into a page is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Markup | string | number | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const textOf = (part: Content): string => {
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
};

/** A piece of a page. What a release, a history or an address says comes in as text, whatever it says. */
export function html(strings: TemplateStringsArray, ...parts: readonly Content[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(textOf)));
}

/** A table with a name; its first column names the rows. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly Content[])[]): Markup {
  const cells = ([first = '', ...rest]: readonly Content[]) =>
    html`<tr>
      <th scope="row">${first}</th>
      ${rest.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  return html`<div class="wide" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(cells)}
      </tbody>
    </table>
  </div>`;
}
