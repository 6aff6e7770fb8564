import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../testing/say.ts';
import { Chrome, SkipLink } from './chrome.tsx';

const html = renderToStaticMarkup(<Chrome lang="en" say={sayIn('en')} />);

describe('what the script of the frame moves', () => {
  it('is there before it runs', () => {
    for (const id of ['progress', 'live', 'toasts', 'offline', 'words']) expect(html).toContain(`id="${id}"`);
  });

  it('is not seen before it runs', () => {
    expect(html).toMatch(/<button [^>]*data-back-to-top=""[^>]* hidden=""/);
    expect(html).toMatch(/<div [^>]*data-offline="" hidden=""/);
  });

  it('speaks through regions that exist from the start', () => {
    expect(html).toContain('<div id="live" class="visually-hidden" role="status"></div>');
  });

  it('points at the menu of WeChat only when it is asked to', () => {
    expect(html).toMatch(/<dialog id="wechat"[^>]*>(?:(?!open).)*Tap ··· at the top right/);
    expect(html).not.toMatch(/<dialog [^>]*open/);
  });

  it('offers the link of a page from the corner, out of sight until the script knows the page', () => {
    expect(html).toMatch(/<button [^>]*aria-label="Copy link" data-corner-copy="" data-copy-link="" hidden=""/);
  });

  it('lets a visitor without a network try again', () => {
    expect(html).toMatch(/data-offline="" hidden="">.*?<button [^>]*data-try-again="">Try again/);
  });

  it('never asks to remember a password, because nobody logs in (spec G-21)', () => {
    expect(html).not.toContain(sayIn('en')('rememberPassword'));
  });

  it('has words for what the script says', () => {
    expect(html).toContain('data-link-copied="Link copied successfully"');
    expect(html).toContain('data-offline-title="You are offline"');
  });
});

describe('a keyboard visitor', () => {
  it('can jump over the header', () => {
    expect(renderToStaticMarkup(<SkipLink say={sayIn('en')} />)).toContain('href="#main"');
  });
});
