import { describe, expect, it } from 'vitest';
import { menuTreeOf } from './menu-tree.model.ts';

const item = (id: string, parentId = '') => ({
  id,
  parentId,
  code: 'MENU-MAIN' as const,
  language: 0 as const,
  name: id,
  enName: id,
  url: id,
});

// Spec C1, G-24.
describe('a menu', () => {
  it('is a tree in the order of its items', () => {
    const tree = menuTreeOf([item('a'), item('b'), item('b1', 'b'), item('a2', 'a'), item('a1', 'a')]);
    expect(tree.map(({ id, sonMenu }) => [id, sonMenu.map((son) => son.id)])).toEqual([
      ['a', ['a2', 'a1']],
      ['b', ['b1']],
    ]);
  });

  it('ends at the third level', () => {
    const [one] = menuTreeOf([item('1'), item('2', '1'), item('3', '2'), item('4', '3')]);
    expect(one?.sonMenu[0]?.sonMenu[0]).toMatchObject({ id: '3', sonMenu: [] });
  });

  it('leaves out what hangs below an item that is not there', () => {
    expect(menuTreeOf([item('a'), item('orphan', 'gone'), item('child', 'orphan')])).toHaveLength(1);
  });
});
