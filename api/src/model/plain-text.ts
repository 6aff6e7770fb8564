/** Tags that stand inside a word as well as around it; all others end one. */
const INLINE = /<\/?(?:a|strong|em|cite)\b[^>]*>/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of sanitised HTML: tags out, the entities of its renderer read. For search only, never shown as HTML again. */
export function plainText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
