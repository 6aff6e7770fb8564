import { describe, expect, test } from 'vitest';
import { readArticles } from './read-pack.ts';

const speeches = readArticles().filter(({ meta }) => meta.category === 'SPC-MTZX-JHSL');
const texts = speeches.flatMap(({ baseId, texts: { cn, en } }) =>
  [
    { lang: 'cn', text: cn },
    { lang: 'en', text: en },
  ].map((one) => ({ baseId, ...one })),
);

describe('speeches', () => {
  test('there are some', () => {
    expect(speeches.length).toBeGreaterThanOrEqual(3);
  });

  test.each(texts)('$baseId is there in $lang, as spoken, and leads to the news of the day', ({ text }) => {
    const body = text?.body.trim() ?? '';
    expect(body.length).toBeGreaterThan(400);
    const [opening = ''] = body.split('\n');
    expect(opening).toMatch(/全文，按现场所说整理|the full text as spoken/);
    expect(opening).toMatch(/\]\(article:[a-z0-9-]+\)/);
  });
});
