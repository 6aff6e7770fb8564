import { HTML_LANG } from 'shared/contract/text/lang';
import { markup, type Markup } from '../../../model/markup.ts';
import type { MailBlock, MailDocument, TicketBlock } from './mail-document.model.ts';
import { MAIL_SHEET, styled } from './mail-styles.model.ts';

type Articles = Extract<MailBlock, { kind: 'articles' }>['articles'];

/** A table that is one for its looks only. */
const layout = (rows: Markup, name: 'sheet' | 'ticket') =>
  markup`<table role="presentation" ${styled(name)}><tbody>${rows}</tbody></table>`;

/** The code on white in every theme, or nothing scans it. */
const ticketTable = ({ label, reference }: TicketBlock, picture: string) =>
  layout(
    markup`<tr><td ${styled('code')}><img src="${picture}" width="112" height="112" alt="${label}: ${reference}" style="display:block;background-color:#ffffff"></td><td ${styled('stub')}>${label}<span ${styled('reference')}>${reference}</span></td></tr>`,
    'ticket',
  );

const articleList = (articles: Articles) =>
  articles.map(
    ({ title, href, about, summary }) =>
      markup`<div ${styled('article')}><p ${styled('about')}>${about}</p><a ${styled('link')} href="${href}">${title}</a>${summary === '' ? undefined : markup`<p ${styled('summary')}>${summary}</p>`}</div>`,
  );

function elementOf(block: MailBlock, picture: string) {
  switch (block.kind) {
    case 'text':
      return markup`<p ${styled('text')}>${block.text}</p>`;
    case 'heading':
      return markup`<h2 ${styled('heading')}>${block.text}</h2>`;
    case 'facts':
      return markup`<table ${styled('facts')}><tbody>${block.rows.map(
        ([name, value]) =>
          markup`<tr><th scope="row" align="left" ${styled('name')}>${name}</th><td ${styled('value')}>${value}</td></tr>`,
      )}</tbody></table>`;
    case 'button':
      return markup`<p ${styled('press')}><a ${styled('button')} href="${block.href}">${block.label}</a></p>`;
    case 'ticket':
      return ticketTable(block, picture);
    case 'articles':
      return articleList(block.articles);
    case 'lines':
      return markup`${block.lines.map((line) => markup`<p ${styled('line')}>${line}</p>`)}<p ${styled('about')}><a ${styled('more')} href="${block.more.href}">${block.more.label}</a></p>`;
  }
}

/**
 * A mail as HTML for mail programs: tables where they need them, no script, no picture but the ticket's code.
 * @param picture address of that picture
 */
export function mailHtml({ lang, site, subject, preview, title, blocks, footer }: MailDocument, picture = ''): string {
  const { text, link } = footer;
  const end = link && markup` <a ${styled('more')} href="${link.href}">${link.label}</a>`;
  return markup`<!doctype html>
<html lang="${HTML_LANG[lang]}"><head><meta charset="utf-8"><title>${subject}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><style>${MAIL_SHEET}</style></head>
<body ${styled('page')}><div ${styled('hidden')}>${preview}</div>
${layout(
  markup`<tr><td ${styled('head')}><span ${styled('brand')}>${site}</span></td></tr>
<tr><td ${styled('body')}><h1 ${styled('title')}>${title}</h1>${blocks.map((block) => elementOf(block, picture))}</td></tr>
<tr><td ${styled('foot')}>${text}${end}</td></tr>`,
  'sheet',
)}
</body></html>
`.text;
}
