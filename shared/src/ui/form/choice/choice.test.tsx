import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Choice, ChoiceGroup } from './choice.tsx';

describe('a group of choices', () => {
  it('is a native radio group under its question', () => {
    const html = renderToStaticMarkup(
      <ChoiceGroup id="guide" label="A guide?">
        <Choice name="guide" value="yes" note="In Chinese">
          Yes
        </Choice>
      </ChoiceGroup>,
    );
    expect(html).toMatch(/<fieldset[^>]*id="guide"[^>]*><legend[^>]*>A guide\?/);
    expect(html).toMatch(/<label[^>]*><input[^>]*type="radio"[^>]*name="guide"[^>]*value="yes"/);
    expect(html).not.toContain('checked');
  });

  it('ties what is wrong to the question', () => {
    const html = renderToStaticMarkup(
      <ChoiceGroup id="guide" label="A guide?" error="Choose one">
        <Choice name="guide" value="yes">
          Yes
        </Choice>
      </ChoiceGroup>,
    );
    expect(html).toContain('aria-describedby="guide-error"');
  });

  it('draws how much is taken and hides the drawing from screen readers', () => {
    const html = renderToStaticMarkup(
      <Choice name="slot" value="a" taken={0.6} note="24 places">
        09:30
      </Choice>,
    );
    expect(html).toContain('d="M0 1h60"');
    expect(html).toContain('aria-hidden="true"');
  });
});
