import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

const steps = { least: 1, most: 999, less: 'One fewer', more: 'One more' };
const show = (value: string) =>
  renderToStaticMarkup(<Stepper id="party" label="Visitors" steps={steps} value={value} onChange={() => {}} />);

describe('a stepper', () => {
  it('is a field of digits between two named buttons', () => {
    expect(show('15')).toMatch(/aria-label="One fewer".*<input[^>]*inputMode="numeric".*aria-label="One more"/);
    expect(show('15')).not.toContain('aria-disabled');
  });

  it('says where it ends and keeps focus there', () => {
    expect(show('1')).toMatch(/aria-label="One fewer" aria-disabled="true"/);
    expect(show('999')).toMatch(/aria-label="One more" aria-disabled="true"/);
    expect(show('1')).not.toContain('disabled=""');
  });

  it('keeps what is no number, for the rule that complains about it', () => {
    expect(show('many')).toContain('value="many"');
  });
});
