import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';

const sending = { send: 'Get the code', again: (seconds: number) => `Again in ${seconds}` };

describe('the field of a code', () => {
  it('lets the phone offer the code from the message', () => {
    const html = renderToStaticMarkup(<CodeField id="code" label="Code" sending={sending} />);
    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).toContain('inputMode="numeric"');
  });

  it('sends its form where there is no script', () => {
    const html = renderToStaticMarkup(<CodeField id="code" label="Code" sending={sending} />);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*name="send-code"[^>]*>Get the code/);
  });

  it('is a plain button in an island', () => {
    const html = renderToStaticMarkup(<CodeField id="code" label="Code" sending={{ ...sending, onSend: () => {} }} />);
    expect(html).toMatch(/<button[^>]*type="button"/);
  });

  it('does not count on the server, whose clock is not the visitor’s', () => {
    const html = renderToStaticMarkup(
      <CodeField id="code" label="Code" sending={{ ...sending, until: Date.now() + 42_000 }} />,
    );
    expect(html).toContain('Again in 0');
  });
});
