import { expect, it } from 'vitest';
import { firstTerms } from './glossary-links.ts';

const entry = (id: string, term: string) => ({ id, term });
const ENGLISH = [entry('sales', 'Sales'), entry('dividend', 'Dividend'), entry('ex-date', 'Ex-dividend date')];
const CHINESE = [entry('dividend', '股息'), entry('record-date', '股权登记日')];

it('a word of the glossary is marked where a reader meets it first, as the text writes it, and not again', () => {
  const next = firstTerms(ENGLISH, 'en');
  expect(next('The board proposes dividends.')).toEqual([
    'The board proposes ',
    { id: 'dividend', term: 'dividends' },
    '.',
  ]);
  expect(next('A dividend, and sales.')).toEqual(['A dividend, and ', { id: 'sales', term: 'sales' }, '.']);
});

it('a longer word is not cut by a shorter one in it, and a part of another word is none', () => {
  const next = firstTerms(ENGLISH, 'en');
  expect(next('The ex-dividend date, for salesrooms.')).toEqual([
    'The ',
    { id: 'ex-date', term: 'ex-dividend date' },
    ', for salesrooms.',
  ]);
});

it('Chinese words are found between others', () => {
  expect(firstTerms(CHINESE, 'cn')('每股股息于股权登记日后派发')).toEqual([
    '每股',
    { id: 'dividend', term: '股息' },
    '于',
    { id: 'record-date', term: '股权登记日' },
    '后派发',
  ]);
});

it('a text without such words stays whole, and an empty one is nothing', () => {
  const next = firstTerms([entry('odd', 'A (b)')], 'en');
  expect(next('Nothing of it.')).toEqual(['Nothing of it.']);
  expect(next('')).toEqual([]);
});
