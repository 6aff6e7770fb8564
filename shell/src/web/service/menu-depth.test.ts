import { expect, it } from 'vitest';
import type { MenuItem } from 'shared/contract/site/menu';
import { tooDeep } from './menu-depth.ts';

const item = (id: string, ...sonMenu: MenuItem[]): MenuItem => {
  const rest = { parentId: '', code: 'MENU-MAIN', language: 0, name: id, enName: id, url: '/' } as const;
  return { id, ...rest, sonMenu };
};

it('three levels of a menu are seen', () => {
  expect(tooDeep([item('1', item('2', item('3')))])).toEqual([]);
});

it('the fourth level and everything below it is named', () => {
  expect(tooDeep([item('1', item('2', item('3', item('4', item('5')), item('6'))))])).toEqual(['4', '5', '6']);
});
