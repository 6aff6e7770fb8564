import { describe, expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

describe('a written telephone number', () => {
  it.each([
    ['400-000-0000（示例）', 'tel:4000000000'],
    ['400-000-0000 (placeholder)', 'tel:4000000000'],
    ['+86 20 0000 0000', 'tel:+862000000000'],
    [' 020 8888 8888', 'tel:02088888888'],
  ])('can be called: %s', (written, href) => expect(phoneLink(written)).toBe(href));

  it.each(['', 'on request', '110', 'call 020 8888 8888'])('is left alone when it is none: %j', (written) => {
    expect(phoneLink(written)).toBeNull();
  });
});
