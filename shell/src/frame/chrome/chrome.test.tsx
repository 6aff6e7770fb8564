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
    expect(html).toMatch(/<p [^>]*data-offline="" hidden=""/);
  });

  it('speaks through regions that exist from the start', () => {
    expect(html).toContain('<div id="live" class="visually-hidden" role="status"></div>');
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
