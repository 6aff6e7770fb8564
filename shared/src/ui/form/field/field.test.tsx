import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field, FieldGroup } from './field.tsx';
import { fieldAttributes } from './field-attributes.ts';

describe('a field', () => {
  it('marks what may stay empty, not what is needed', () => {
    const html = renderToStaticMarkup(
      <Field id="mail" label="E-mail" optional="optional">
        <input id="mail" />
      </Field>,
    );
    expect(html).toMatch(/<label[^>]*for="mail">E-mail<span[^>]*>optional<\/span><\/label>/);
  });

  it('has a question over several controls', () => {
    const html = renderToStaticMarkup(
      <FieldGroup id="when" label="When?" hint="We open at 9:30">
        <input aria-label="From" />
      </FieldGroup>,
    );
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="when-hint"><legend[^>]*>When\?/);
  });

  it('describes its control by error, hint and more, in this order', () => {
    const attributes = fieldAttributes({ id: 'a', hint: 'h', error: 'e' }, 'a-count');
    expect(attributes['aria-describedby']).toBe('a-error a-hint a-count');
    expect(fieldAttributes({ id: 'a' })).toEqual({
      id: 'a',
      'aria-invalid': undefined,
      'aria-describedby': undefined,
    });
  });
});
