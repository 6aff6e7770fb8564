import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { codePoints, TextArea } from './text-area.tsx';

const limit = { most: 10, words: (used: number, most: number) => `${used} of ${most}` };

describe('a text area', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(codePoints('𠮷野家🚗')).toBe(4);
    expect('𠮷野家🚗').toHaveLength(6);
  });

  it('tells its count without being asked only near the limit', () => {
    const quiet = renderToStaticMarkup(<TextArea id="a" label="Remarks" limit={limit} defaultValue="风洞" />);
    expect(quiet).toContain('aria-describedby="a-count"');
    expect(quiet).toMatch(/role="status"><\/span>/);
    const near = renderToStaticMarkup(<TextArea id="a" label="Remarks" limit={limit} defaultValue="123456789" />);
    expect(near).toMatch(/role="status">9 of 10<\/span>/);
  });

  it('keeps what is too long', () => {
    const html = renderToStaticMarkup(<TextArea id="a" label="Remarks" limit={limit} defaultValue="12345678901" />);
    expect(html).toContain('12345678901</textarea>');
    expect(html).not.toContain('maxLength');
    expect(html).toMatch(/class="count over"[^>]*>11 of 10/);
  });
});
