import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'leaders', name: 'Leadership', panel: 'Six people' },
  { id: 'board', name: 'Board', panel: 'Eleven directors' },
];

describe('tabs before script', () => {
  const html = renderToStaticMarkup(<Tabs label="Governance" tabs={tabs} />);

  it('are links to panels that are all in the page', () => {
    expect(html).toContain('href="#board"');
    expect(html).toMatch(/<div id="board"[^>]*>Eleven directors/);
    expect(html).not.toContain('hidden');
  });

  it('do not claim to be tabs, because no arrow key works yet', () => {
    expect(html).not.toMatch(/role="tab/);
  });
});

describe('keys in tabs', () => {
  it('go round the ends', () => {
    expect(neighbour('ArrowRight', 2, 3)).toBe(0);
    expect(neighbour('ArrowLeft', 0, 3)).toBe(2);
    expect(neighbour('Home', 2, 3)).toBe(0);
    expect(neighbour('End', 0, 3)).toBe(2);
  });

  it('are left to the browser when they mean nothing here', () => {
    expect(neighbour('Tab', 0, 3)).toBeNull();
    expect(neighbour('ArrowDown', 0, 3)).toBeNull();
  });
});
