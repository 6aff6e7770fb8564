import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EntryLine } from './entry-line.tsx';

describe('a line to write on', () => {
  it('has a name beside its placeholder, and sends by a button of its form', () => {
    const html = renderToStaticMarkup(<EntryLine label="Search the site" action="Search" placeholder="Word" />);
    expect(html).toMatch(
      /<label[^>]*><span class="visually-hidden">Search the site<\/span><input[^>]*placeholder="Word"/,
    );
    expect(html).toMatch(/<button[^>]*>Search<\/button><\/label>/);
  });

  it('passes on what the native control knows', () => {
    const html = renderToStaticMarkup(<EntryLine label="Mail" action="Go" type="email" name="email" required />);
    expect(html).toMatch(/<input[^>]*type="email" required="" name="email"/);
  });
});
