import { describe, expect, it } from 'vitest';
import { menuFor, menuName } from './menu-item.ts';
import { item } from './testing/menu-items.ts';

describe('a menu in one language', () => {
  const menu = [
    item('both', { sonMenu: [item('chinese-child', { language: 1 }), item('english-child', { language: 2 })] }),
    item('chinese', { language: 1 }),
    item('english', { language: 2 }),
  ];
  const ids = (items: ReturnType<typeof menuFor>): unknown[] => items.map((each) => [each.id, ids(each.sonMenu)]);

  it('shows Chinese readers what is for both or for them, on every level', () => {
    expect(ids(menuFor(menu, 'cn'))).toEqual([
      ['both', [['chinese-child', []]]],
      ['chinese', []],
    ]);
  });

  it('shows English readers theirs', () => {
    expect(ids(menuFor(menu, 'en'))).toEqual([
      ['both', [['english-child', []]]],
      ['english', []],
    ]);
  });

  it('ends at the third level', () => {
    const deep = item('1', { sonMenu: [item('2', { sonMenu: [item('3', { sonMenu: [item('4')] })] })] });
    expect(ids(menuFor([deep], 'cn'))).toEqual([['1', [['2', [['3', []]]]]]]);
  });
});

describe('the name of a menu item', () => {
  it('is in the language of the page', () => {
    expect(menuName({ name: '新闻中心', enName: 'News' }, 'cn')).toEqual({ text: '新闻中心' });
    expect(menuName({ name: '新闻中心', enName: 'News' }, 'en')).toEqual({ text: 'News' });
  });

  it('is the Chinese one, marked as Chinese, where there is no English one', () => {
    expect(menuName({ name: '风的形状', enName: '' }, 'en')).toEqual({ text: '风的形状', lang: 'zh-CN' });
  });
});
