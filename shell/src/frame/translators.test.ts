import { createTranslator } from 'shared';
import { describe, expect, it } from 'vitest';
import { createTranslators } from './translators.ts';

const words = {
  title: 'Share price',
  chart: { retry: 'Try {{what}} again', files_one: '{{count}} file', files_other: '{{count}} files' },
};
const translators = createTranslators({ x: { cn: { ...words, title: '股价' }, en: words } });

describe('the words of a page and of its islands', () => {
  it.each([
    ['title', undefined, 'Share price'],
    ['chart.retry', { what: 'it' }, 'Try it again'],
    ['chart.retry', { what: '<b>' }, 'Try <b> again'],
    ['chart.files', { count: 1 }, '1 file'],
    ['chart.files', { count: 0 }, '0 files'],
    ['chart.none', undefined, 'chart.none'],
  ])('are the same for %s, whoever says them', (key, values, expected) => {
    expect(translators.en.t('x', key, values)).toBe(expected);
    expect(createTranslator('en', words).t('x', key, values)).toBe(expected);
  });

  it('are the same at the second time, and for whoever fills in something else', () => {
    expect([translators.en.t('x', 'title'), translators.en.t('x', 'title')]).toEqual(['Share price', 'Share price']);
    const retried = ['it', 'the chart'].map((what) => translators.en.t('x', 'chart.retry', { what }));
    expect(retried).toEqual(['Try it again', 'Try the chart again']);
  });

  it('of nobody are the key', () => {
    expect(translators.en.t('nobody', 'title')).toBe('title');
  });

  it('keep the languages apart', () => {
    expect(translators.cn.t('x', 'title')).toBe('股价');
    expect(translators.en.t('x', 'title')).toBe('Share price');
  });
});
