import type { Lang } from 'shared/contract/text/lang';
import type { MailBlock, MailDocument } from './mail-document.model.ts';

/** What stands between a name and its value. */
const COLON: Readonly<Record<Lang, string>> = { cn: '：', en: ': ' };

function paragraphOf(block: MailBlock, lang: Lang): string {
  const named = (name: string, value: string) => `${name}${COLON[lang]}${value}`;
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `— ${block.text} —`;
    case 'facts':
      return block.rows.map(([name, value]) => named(name, value)).join('\n');
    case 'button':
      return named(block.label, `\n${block.href}`);
    case 'ticket':
      return named(block.label, block.reference);
    case 'articles':
      return block.articles
        .map(({ title, href, about, summary }) =>
          [title, about, summary, href].filter((line) => line !== '').join('\n'),
        )
        .join('\n\n');
    case 'lines':
      return [...block.lines, named(block.more.label, block.more.href)].join('\n');
  }
}

/** A mail for programs and people that read no HTML: the same words in the same order. */
export function mailText({ lang, title, blocks, footer }: MailDocument): string {
  const end =
    footer.link === undefined ? footer.text : `${footer.text}\n${footer.link.label}${COLON[lang]}${footer.link.href}`;
  return `${[title, ...blocks.map((block) => paragraphOf(block, lang)), end].join('\n\n')}\n`;
}
