import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRepresentation } from '../http/representation.ts';
import { renderedPage as renderedBytesOf } from '../testing/fake-snapshot.ts';
import { createLastPages, type Render } from './last-pages.ts';
import type { Rendered } from './rendered-page.ts';
import type { PageAnswer } from './render-request.ts';

const HOUR = 3_600_000;
const MEGABYTE = 1024 * 1024;

const valueOf = (name: string) => ({ kind: 'page', document: {}, fragment: {}, name }) as unknown as Rendered;
const answerWith = (more: Partial<PageAnswer>, screen: PageAnswer['page']['screen'] = null): PageAnswer => ({
  kind: 'page',
  page: renderedBytesOf('cars', { screen }),
  keep: 60,
  ...more,
});
const renderOf = (answer: Render['answer'], version = '1', key = '/cn/en/cars'): Render => ({ key, answer, version });

const WHOLE = answerWith({});
const PARTIAL = answerWith({ isPartial: true });
const BROKEN = answerWith({}, 'application-error');
const GONE = answerWith({}, 'not-found');

/** What was remembered of one whole page. */
function lastPagesWith(value = valueOf('whole'), version = '1') {
  const pages = createLastPages();
  pages.remember(renderOf(WHOLE, version), value);
  return pages;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('instead of an error screen', () => {
  it('visitors see the page as it last was, of whatever version and age', async () => {
    const value = valueOf('whole');
    const pages = lastPagesWith(value, 'old');
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(pages.insteadOf(renderOf(BROKEN, 'new'))).toBe(value);
  });

  it('nothing serves that nobody has seen, and nothing of another address', () => {
    expect(lastPagesWith().insteadOf(renderOf(BROKEN, '1', '/cn/en/vans'))).toBeUndefined();
  });
});

describe('instead of a page that lacks something', () => {
  it('visitors see it as it last was, of the same version, up to an hour later', async () => {
    const value = valueOf('whole');
    const pages = lastPagesWith(value);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(pages.insteadOf(renderOf(PARTIAL))).toBe(value);
    await vi.advanceTimersByTimeAsync(1);
    expect(pages.insteadOf(renderOf(PARTIAL))).toBeUndefined();
  });

  it('nothing of an older version serves', () => {
    expect(lastPagesWith(valueOf('whole'), 'old').insteadOf(renderOf(PARTIAL, 'new'))).toBeUndefined();
  });
});

describe('a page that is as it should be', () => {
  it.each([
    ['whole', WHOLE],
    ['a screen that says there is no such thing', GONE],
    ['an address that leads elsewhere', { kind: 'redirect', status: 302, to: '/cn/en' } as const],
    ['one that has nothing', { kind: 'missing', screen: 'not-found' } as const],
  ])('is served itself: %s', (_what, answer) => {
    expect(lastPagesWith().insteadOf(renderOf(answer))).toBeUndefined();
  });
});

describe('what is remembered', () => {
  it.each([
    ['a page that lacks something', PARTIAL],
    ['a screen', GONE],
    ['an address that leads elsewhere', { kind: 'redirect', status: 302, to: '/cn/en' } as const],
  ])('is never %s', (_what, answer) => {
    const pages = createLastPages();
    pages.remember(renderOf(answer), valueOf('other'));
    expect(pages.insteadOf(renderOf(BROKEN))).toBeUndefined();
  });

  it('has room for 64 MB, in which a page counts with what was made of it since', async () => {
    const pages = createLastPages();
    const document: { made?: unknown } = {};
    const grown = { kind: 'page', document, fragment: {} } as unknown as Rendered;
    const keys = Array.from({ length: 3 }, (_, index) => `/cn/en/${index}`);
    for (const key of keys) pages.remember(renderOf(WHOLE, '1', key), key === keys[0] ? grown : valueOf(key));
    document.made = await makeRepresentation({ status: 200, headers: {}, body: Buffer.alloc(70 * MEGABYTE) });
    pages.remeasure('/cn/en/0', valueOf('another render of it'));
    const left = () => keys.filter((key) => pages.insteadOf(renderOf(BROKEN, '1', key)));
    expect(left()).toHaveLength(3);
    pages.remeasure('/cn/en/0', grown);
    expect(left()).not.toContain('/cn/en/0');
  });
});
