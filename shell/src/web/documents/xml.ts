import { escapeHtml } from 'shared/contract/text/escape-html';

/** Characters that XML does not allow at all (XML 1.0, section 2.2), such as those that sneak in from word processors. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/g;

/** Text for an element or an attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(FORBIDDEN, ''));
}

/** Markup that is already escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Attributes = Readonly<Record<string, string>>;
type Content = string | Markup | readonly (Markup | undefined)[] | undefined;

function inner(content: Content): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escapeXml(content);
  return content instanceof Markup ? content.text : content.map((part) => part?.text ?? '').join('');
}

/** One element; strings are escaped, `undefined` among the children is left out. */
export function element(name: string, attributes: Attributes, content?: Content): Markup {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${pairs.join('')}`;
  return new Markup(content === undefined ? `${start}/>` : `${start}>${inner(content)}</${name}>`);
}

export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}
