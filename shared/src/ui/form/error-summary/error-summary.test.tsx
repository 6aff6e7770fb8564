import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'name', text: 'Enter the group contact name' },
  { id: 'phone', text: 'Enter a correct phone number' },
];

describe('the error summary', () => {
  it('leads to every control in their order, also without script', () => {
    const html = renderToStaticMarkup(<ErrorSummary title="Two things are missing" errors={errors} />);
    expect(html).toMatch(/href="#name".*href="#phone"/);
    expect(html).toMatch(/role="group" aria-labelledby="[^"]+" tabindex="-1"/i);
  });

  it('is not there while nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="Nothing" errors={[]} />)).toBe('');
  });
});
