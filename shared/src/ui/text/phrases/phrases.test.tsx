import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases-of.ts';
import { Phrases } from './phrases.tsx';

describe('a title', () => {
  it('is broken between Chinese words, and after punctuation rather than before it', () => {
    expect(phrasesOf('辰岳S5：写给第一次买车的人')).toEqual(['辰岳S5：', '写给', '第一次买车的人']);
    expect(phrasesOf('第十座海外备件中心启用')).toEqual(['第十座', '海外', '备件', '中心', '启用']);
  });

  it('keeps a short name before a colon whole, and a word of one character with what it belongs to', () => {
    expect(phrasesOf('2024两会专题：开得了窗')).toEqual(['2024两会专题：', '开得了窗']);
    expect(phrasesOf('2022科技日：没做完的十四件事')).toEqual(['2022科技日：', '没做完的', '十四件事']);
  });

  it('keeps numbers with what they count, and opening marks with what they open', () => {
    expect(phrasesOf('覆盖31个省份')).toEqual(['覆盖31个', '省份']);
    expect(phrasesOf('党史学习落在“办实事”').at(-1)).toMatch(/^“办实事”$/);
  });

  it('is left to its spaces where it has no Chinese', () => {
    expect(phrasesOf('A welding line that decides')).toEqual(['A welding line that decides']);
  });

  it('reads as before: nothing is added but places to break', () => {
    const text = '2026广州车展观展指南：六个品牌，一座走得进去的风洞';
    const html = renderToStaticMarkup(<Phrases text={text} />);
    expect(html.replaceAll('<wbr/>', '')).toBe(text);
    expect(html).toContain('指南：<wbr/>');
  });
});
