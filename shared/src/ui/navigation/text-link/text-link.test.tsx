import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextLink } from './text-link.tsx';

const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1] ?? html.replaceAll(/<[^>]+>/g, '').trim();

describe('a link by itself', () => {
  it('stays in the tab unless it says otherwise', () => {
    const html = renderToStaticMarkup(<TextLink href="/cn/en/csr">Report</TextLink>);
    expect(html).not.toMatch(/target|rel=|aria-label/);
  });

  it('says that it opens a new tab, and hands over nothing of ours', () => {
    const html = renderToStaticMarkup(
      <TextLink href="https://exchange.example/" newTab="opens in a new tab">
        Notices
      </TextLink>,
    );
    expect(nameOf(html)).toBe('Notices (opens in a new tab)');
    expect(html).toContain('target="_blank" rel="noopener"');
  });

  it('keeps the visible words at the start of a longer name', () => {
    const html = renderToStaticMarkup(
      <TextLink href="https://e9.example/" newTab="new tab" label="Site of the E9">
        Site
      </TextLink>,
    );
    expect(nameOf(html)).toBe('Site of the E9 (new tab)');
  });
});
