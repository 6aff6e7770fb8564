import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Check } from './check.tsx';

describe('a check box', () => {
  it('is never ticked by itself', () => {
    const html = renderToStaticMarkup(
      <Check id="agree" name="agree" required>
        I agree
      </Check>,
    );
    expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*required=""/);
    expect(html).not.toContain('checked');
  });

  it('says what is wrong', () => {
    const html = renderToStaticMarkup(
      <Check id="agree" error="Agree first">
        I agree
      </Check>,
    );
    expect(html).toContain('aria-invalid="true" aria-describedby="agree-error"');
  });
});
