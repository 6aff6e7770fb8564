import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

async function openList() {
  openWindow({ html: '<input><ul hidden></ul>' });
  const { SearchList } = await import('./search-list.ts');
  const input = document.querySelector('input');
  const element = document.querySelector<HTMLElement>('ul');
  if (!input || !element) throw new Error('no list');
  const list = new SearchList(input, element, 'Suggestions');
  const named = () => input.getAttribute('aria-activedescendant');
  return { list, input, element, named };
}

// WAI-ARIA APG, editable combobox with list autocomplete.
describe('the words under the search field', () => {
  it('are announced as a list that opens with words and closes without', async () => {
    const { list, input, element } = await openList();
    expect([input.getAttribute('role'), element.getAttribute('role')]).toEqual(['combobox', 'listbox']);
    expect([input.getAttribute('aria-controls'), input.getAttribute('aria-expanded')]).toEqual([element.id, 'false']);
    list.show(['wind', 'window'], 'win');
    expect([list.isOpen, input.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect([...element.children].map(({ innerHTML }) => innerHTML)).toEqual([
      '<span><mark>win</mark>d</span>',
      '<span><mark>win</mark>dow</span>',
    ]);
    list.show([], '');
    expect([list.isOpen, input.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('are gone through by arrows, with the field between last and first', async () => {
    const { list, element, named } = await openList();
    list.show(['wind', 'window'], 'win');
    const seen = ([1, 1, 1, -1, -1] as const).map((step) => {
      list.move(step);
      return [list.active, named()];
    });
    expect(seen).toEqual([
      ['wind', 'search-list-0'],
      ['window', 'search-list-1'],
      [null, null],
      ['window', 'search-list-1'],
      ['wind', 'search-list-0'],
    ]);
    expect([...element.children].map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  });

  it('are chosen by a click, which does not take the focus out of the field', async () => {
    const { list } = await openList();
    const chosen = vi.fn();
    list.onChoose = chosen;
    list.show(['wind', 'window'], 'win');
    click('li:nth-child(2) mark');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('window');
    click('ul');
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('are none to take when the list is closed', async () => {
    const { list } = await openList();
    list.show(['wind'], 'win');
    list.move(1);
    list.show([], '');
    expect(list.active).toBeNull();
  });
});
