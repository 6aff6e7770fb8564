import { describe, expect, it } from 'vitest';
import { createTranslator } from 'shared';
import { qrDrawing } from 'shared/ui/data/qr-code/qr-drawing';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { DETAIL, NOW, RECEIPT } from '../../testing/pavilion-service.ts';
import { endOf, isTicket } from './held-ticket.ts';
import { storedStyle, storedTickets, type TicketWords } from './stored-document.ts';

const SIGNED = 'PV-20261202-7K3Q:0930:32:G:1:SIGNATURE';
const { manageToken: _ours, ...detail } = DETAIL;
const HELD = { token: RECEIPT.manageToken, detail: { ...detail, ticket: SIGNED } };
const PLACE = { name: 'Chenyue Pavilion', address: '1 Fengdong Road <A&B>', phone: '400-000-0000' };
const STYLE = { style: 'p{margin:0}', hash: 'abc=' };

function wordsIn(lang: Lang): TicketWords {
  const { t } = createTranslator(lang, lang === 'cn' ? cn : en);
  return {
    t: (key: string, values?: Record<string, string | number>) => t('', key, values),
    lang,
    place: PLACE,
    now: NOW,
  };
}
const documentIn = (lang: Lang) => {
  const { start, end, entries } = storedTickets([HELD], wordsIn(lang), STYLE);
  return start + entries.map(({ html }) => html).join('') + end;
};

describe('a kept ticket', () => {
  it.each(LANGS)('has everything for the gate, and nothing that names a person or loads anything, in %s', (lang) => {
    const html = documentIn(lang);
    for (const part of ['09:30–11:00', RECEIPT.reference, '32', 'Chenyue Pavilion', '400-000-0000']) {
      expect(html).toContain(part);
    }
    expect(html).toContain(`stroke="#000" d="${qrDrawing(SIGNED).ink}"`);
    expect(html).toContain(lang === 'cn' ? '<html lang="zh-CN">' : '<html lang="en">');
    expect(html).not.toMatch(/<script|<link|src=|style=| on[a-z]+=/);
    expect(html).not.toContain(RECEIPT.manageToken);
  });

  it('says of what moment it is, and where changes would be found', () => {
    const html = documentIn('en');
    expect(html).toContain('As of Saturday 21 November 2026, 12:00 (Beijing time)');
    expect(html).toContain('<a href="/cn/en/book/ticket">Check for changes</a>');
  });

  it('lets nothing of its words become markup', () => {
    expect(documentIn('en')).toContain('1 Fengdong Road &lt;A&amp;B&gt;');
  });

  it('is allowed its own style by its hash, and nothing else', () => {
    const { policy } = storedTickets([HELD], wordsIn('en'), STYLE);
    expect(policy).toBe(
      "default-src 'none'; style-src 'sha256-abc='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('ends with its day in Shanghai', () => {
    expect(new Date(endOf(HELD)).toISOString()).toBe('2026-12-02T16:00:00.000Z');
    expect(storedTickets([HELD], wordsIn('en'), STYLE).entries[0]?.until).toBe(endOf(HELD));
  });

  it('is one of a confirmed visit only', () => {
    const states = ['requested', 'confirmed', 'cancelled', 'declined'] as const;
    expect(states.filter((state) => isTicket({ ...HELD, detail: { ...HELD.detail, state } }))).toEqual(['confirmed']);
  });

  it('has the colours of the page for both themes', () => {
    const style = storedStyle((token) => ` light-dark(#fff, #000) /* ${token} */`);
    expect(style).toMatch(/^:root\{color-scheme:light dark;--color-ground:light-dark\(#fff, #000\)/);
    expect(style.match(/--color-text:/g)).toHaveLength(1);
  });
});
