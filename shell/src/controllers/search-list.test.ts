import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

async function openList() {
  openWindow({ html: '<input><ul hidden></ul>' });
  const { SearchList } = await import('./search-list.ts');
  const input = document.querySelector('input');
  const element = document.querySelector<HTMLElement>('ul');
  if (!input || !element) throw new Error('no list');
  const list = new SearchList(input, element, { lang: 'en', suggestions: 'Suggestions' });
  const named = () => input.getAttribute('aria-activedescendant');
  return { list, input, element, named };
}

const words = (...typed: string[]) => ({ list: typed.map((participleWord) => ({ participleWord })), groups: [] });

const SIDE = { name: 's5-side', width: 1040, height: 520, widths: [480, 1040], alt: 'From the side' };
const THINGS = [
  {
    name: 'Vehicles',
    entries: [
      {
        title: 'Chenyue S5',
        titleMarks: [[8, 2] as [number, number]],
        url: '/brand?vehicle=s5',
        picture: { ...SIDE, night: { name: 's5-side-night', alt: 'By night' } },
      },
    ],
  },
  { name: 'Documents', entries: [{ title: 'S5 recall', titleMarks: [], url: '/cn/media-files/s5.pdf' }] },
];

// WAI-ARIA APG, editable combobox with list autocomplete.
describe('the words under the search field', () => {
  it('are announced as a list that opens with words and closes without', async () => {
    const { list, input, element } = await openList();
    expect([input.getAttribute('role'), element.getAttribute('role')]).toEqual(['combobox', 'listbox']);
    expect([input.getAttribute('aria-controls'), input.getAttribute('aria-expanded')]).toEqual([element.id, 'false']);
    list.show(words('wind', 'window'), 'win');
    expect([list.isOpen, input.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect([...element.querySelectorAll('[role=option]')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<span><mark>win</mark>d</span>',
      '<span><mark>win</mark>dow</span>',
    ]);
    list.show({ list: [], groups: [] }, '');
    expect([list.isOpen, input.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('are gone through by arrows, with the field between last and first', async () => {
    const { list, element, named } = await openList();
    list.show(words('wind', 'window'), 'win');
    const seen = ([1, 1, 1, -1, -1] as const).map((step) => {
      list.move(step);
      return [list.active?.textContent ?? null, named()];
    });
    expect(seen).toEqual([
      ['wind', 'search-list-0'],
      ['window', 'search-list-1'],
      [null, null],
      ['window', 'search-list-1'],
      ['wind', 'search-list-0'],
    ]);
    expect([...element.querySelectorAll('[role=option]')].map((each) => each.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
  });

  it('are chosen by a click, which does not take the focus out of the field', async () => {
    const { list } = await openList();
    const chosen = vi.fn();
    list.onChoose = chosen;
    list.show(words('wind', 'window'), 'win');
    click('[role=option]:nth-child(2) mark');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('window');
    click('ul');
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('are none to take when the list is closed', async () => {
    const { list } = await openList();
    list.show(words('wind'), 'win');
    list.move(1);
    list.show({ list: [], groups: [] }, '');
    expect(list.active).toBeNull();
  });

  it('are followed by what has an address, in groups that have a name, each a link with its small picture', async () => {
    const { list, element } = await openList();
    list.show({ ...words('s5'), groups: THINGS }, 's5');
    const groups = [...element.querySelectorAll('[role=group]')];
    expect(groups.map((each) => each.getAttribute('aria-label'))).toEqual(['Suggestions', 'Vehicles', 'Documents']);
    const links = [...element.querySelectorAll<HTMLAnchorElement>('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('tabindex'), link.id])).toEqual([
      ['/cn/en/brand?vehicle=s5', '-1', 'search-list-1'],
      ['/cn/media-files/s5.pdf', '-1', 'search-list-2'],
    ]);
    expect(links[0]?.innerHTML).toMatch(/<img .*\/s5-side-480\.webp.*<span>Chenyue <mark>S5<\/mark><\/span>/);
    expect(element.querySelector('img')?.getAttribute('alt')).toBe('');
    const chosen = vi.fn();
    list.onChoose = chosen;
    list.move(-1);
    expect(list.active).toBe(links[1]);
    list.active?.click();
    expect(chosen).not.toHaveBeenCalled();
  });

  it('have pictures for a dark page on a dark page', async () => {
    const { list, element } = await openList();
    document.documentElement.dataset['theme'] = 'dark';
    list.show({ list: [], groups: THINGS }, 's5');
    expect(element.querySelector('img')?.getAttribute('src')).toMatch(/s5-side-night-480\.webp$/);
  });
});
