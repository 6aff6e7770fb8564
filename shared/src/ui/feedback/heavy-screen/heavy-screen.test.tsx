import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeavyScreen } from './heavy-screen.tsx';

const html = renderToStaticMarkup(
  <HeavyScreen text="Please use a computer." plain={{ href: '#list', label: 'The list' }}>
    <p>Scene</p>
  </HeavyScreen>,
);

describe('a screen that phones cannot show', () => {
  it('says so and leads to the plain alternative, before the screen itself', () => {
    expect(html).toMatch(/role="note".*Please use a computer\..*href="#list"[^>]*>The list.*Scene/s);
  });

  it('leaves the choice to the stylesheet, so that it needs no script', () => {
    expect(html).not.toContain('hidden');
  });
});
