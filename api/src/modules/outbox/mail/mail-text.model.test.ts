import { describe, expect, it } from 'vitest';
import type { MailDocument } from './mail-document.model.ts';
import { mailHtml } from './mail-html.model.ts';
import { mailText } from './mail-text.model.ts';

const document = (lang: 'cn' | 'en'): MailDocument => ({
  lang,
  site: 'CHENYUE',
  subject: 'Visit',
  preview: 'Soon',
  title: 'Your visit <soon>',
  blocks: [
    { kind: 'text', text: 'Hello & welcome' },
    { kind: 'ticket', scanned: 'PV-1', reference: 'PV-1', label: 'Reference' },
    { kind: 'facts', rows: [['Day', 'Tuesday']] },
    { kind: 'button', label: 'Change it', href: 'https://site.example/?a=1&b=2' },
    { kind: 'heading', text: 'News' },
    {
      kind: 'articles',
      articles: [{ title: 'First', href: 'https://site.example/1', about: '1 May', summary: '' }],
    },
    { kind: 'lines', lines: ['One', 'Two'], more: { label: 'All', href: 'https://site.example/all' } },
  ],
  footer: { text: 'Bye', link: { label: 'Leave', href: 'https://site.example/leave' } },
});

describe('a mail', () => {
  it('says the same in text as in HTML, in the same order', () => {
    const words = [
      '<soon>',
      'Hello & welcome',
      'PV-1',
      'Tuesday',
      'Change it',
      'News',
      'First',
      'Two',
      'All',
      'Bye',
      'Leave',
    ];
    const text = mailText(document('en'));
    const html = mailHtml(document('en')).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    for (const written of [text, html]) {
      const positions = words.map((word) => written.lastIndexOf(word));
      expect(positions.every((at) => at >= 0)).toBe(true);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
  });

  it('writes colons as its language does', () => {
    expect(mailText(document('en'))).toContain('Day: Tuesday');
    expect(mailText(document('cn'))).toContain('Day：Tuesday');
  });

  it('names its language, follows the theme of the reader, and loads nothing', () => {
    const html = mailHtml(document('cn'), 'cid:ticket');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:ticket']);
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
  });
});
