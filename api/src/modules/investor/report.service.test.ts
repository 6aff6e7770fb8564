import { describe, expect, it } from 'vitest';
import { documentIn } from './report.service.ts';

const own = { url: '/cn/media-files/year.pdf', size: 4 };
const english = { url: '/cn/media-files/year-en.pdf', size: 5 };

describe('the document of a report', () => {
  it('is the English one for readers of English, where there is one', () => {
    expect(documentIn('en', { ...own, english })).toEqual(english);
    expect(documentIn('cn', { ...own, english })).toEqual(own);
  });

  it('is the one for both languages otherwise', () => {
    expect(documentIn('en', own)).toEqual(own);
  });
});
