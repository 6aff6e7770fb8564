import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the words of HTML, apart where they stood apart and together where they stood together', () => {
  expect(plainText('<p>A <strong>fast</strong>er car.</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    'A faster car. One Two',
  );
});

it('reads what stands for a character once', () => {
  expect(plainText('5 &lt; 6 &amp;amp; <a href="https://x.example/?a=1&amp;b">this</a>&nbsp;&quot;too&quot;')).toBe(
    '5 < 6 &amp; this "too"',
  );
});
