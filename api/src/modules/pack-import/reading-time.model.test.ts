import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.model.ts';

it('never says less than one minute', () => {
  expect(readingMinutes('', 'cn')).toBe(1);
  expect(readingMinutes('Short.', 'en')).toBe(1);
});

it('counts characters in Chinese and words in English', () => {
  expect(readingMinutes('风'.repeat(1600), 'cn')).toBe(4);
  expect(readingMinutes('wind '.repeat(690), 'en')).toBe(3);
});

it('counts every word wherever it stands, once', () => {
  const wind = 'wind '.repeat(230).trim();
  for (const text of [
    `## ${wind}`,
    `- ${wind}`,
    `> ${wind}`,
    `**${wind}**`,
    `| a |\n|---|\n| ${wind} |`,
    `![${wind}](x)`,
  ])
    expect(readingMinutes(`${text}\n\n${wind}`, 'en')).toBe(2);
});

it('does not count addresses and what is only seen', () => {
  const link = '[风](https://example.com/a/long/address/of/many/words)<br>';
  expect(readingMinutes(link.repeat(100), 'cn')).toBe(1);
  expect(readingMinutes(`![${'unseen '.repeat(690)}](tunnel "Caption")`, 'en')).toBe(1);
});
