import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

describe('a text field', () => {
  it('is found by its label', () => {
    const html = renderToStaticMarkup(<TextField id="who" label="Group contact" />);
    expect(html).toContain('for="who"');
    expect(html).toMatch(/<input[^>]*id="who"/);
    expect(html).not.toContain('aria-invalid');
  });

  it('says what is wrong before what helps', () => {
    const html = renderToStaticMarkup(<TextField id="who" label="Contact" hint="Full name" error="Enter a name" />);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="who-error who-hint"');
    expect(html.indexOf('Enter a name')).toBeLessThan(html.indexOf('Full name'));
  });

  it('asks phones for the keyboard that fits', () => {
    const html = renderToStaticMarkup(<TextField id="n" label="Visitors" kind="number" />);
    expect(html).toContain('inputMode="numeric"');
    expect(html).not.toContain('type="number"');
    expect(renderToStaticMarkup(<TextField id="p" label="Phone" kind="phone" />)).toContain('autoComplete="tel"');
  });

  it('takes every attribute of an input', () => {
    const html = renderToStaticMarkup(<TextField id="p" label="Phone" name="phone" required autoComplete="off" />);
    expect(html).toMatch(/name="phone"/);
    expect(html).toContain('required=""');
    expect(html).toContain('autoComplete="off"');
  });
});
