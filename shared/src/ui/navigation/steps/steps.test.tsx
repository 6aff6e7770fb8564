import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Steps } from './steps.tsx';

describe('the steps of a task', () => {
  it('say which one is current and which are done', () => {
    const words = { label: 'Steps of the booking', done: 'done' };
    const html = renderToStaticMarkup(<Steps steps={['Notice', 'Date', 'Contact']} current={1} words={words} />);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="step"><span[^>]*>Date</);
    expect(html).toMatch(/Notice<span class="visually-hidden"> done<\/span>/);
    expect(html.match(/ done</g)).toHaveLength(1);
  });
});
