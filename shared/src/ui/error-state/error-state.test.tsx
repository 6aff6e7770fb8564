import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';

describe('a part that failed', () => {
  it('says so at once, with a way on', () => {
    const html = renderToStaticMarkup(
      <ErrorState title="The days cannot be shown" advice="Try again." level={3}>
        <a href="/cn/en/book">Back</a>
      </ErrorState>,
    );
    expect(html).toMatch(/role="alert"><h3[^>]*>The days cannot be shown<\/h3>/);
    expect(html).toContain('href="/cn/en/book"');
  });
});
