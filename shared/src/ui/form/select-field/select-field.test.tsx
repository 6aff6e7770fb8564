import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'zh', name: 'Chinese' },
  { value: 'en', name: 'English' },
];

describe('a select field', () => {
  it('is the native control with its choice', () => {
    const html = renderToStaticMarkup(<SelectField id="tour" label="Tour" options={options} defaultValue="en" />);
    expect(html).toContain('<option value="en" selected="">English</option>');
  });

  it('begins with its prompt, which is no choice', () => {
    const html = renderToStaticMarkup(
      <SelectField id="tour" label="Tour" options={options} prompt="Choose" required />,
    );
    expect(html).toMatch(/<select[^>]*required=""[^>]*><option value="">Choose/);
  });
});
