import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

describe('a disclosure', () => {
  it('opens without script and closes its neighbours', () => {
    const html = renderToStaticMarkup(
      <Disclosure summary="Can I book for today?" name="questions">
        No.
      </Disclosure>,
    );
    expect(html).toMatch(/^<details[^>]*name="questions"[^>]*><summary[^>]*>Can I book for today\?/);
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('may be open from the beginning', () => {
    const html = renderToStaticMarkup(
      <Disclosure summary="First" isOpen>
        Yes.
      </Disclosure>,
    );
    expect(html).toMatch(/<details[^>]* open=""/);
  });
});
