import { describe, expect, it } from 'vitest';
import { deliverableAddress, tidyMailAddress } from './mail-address.ts';

const deliverable = (typed: string) => deliverableAddress(tidyMailAddress(typed));

// Spec RULE-email.
describe('a mail address', () => {
  it.each([
    ['wei.chen@example.com', 'wei.chen@example.com'],
    ['  Chen+visit@Example.COM ', 'Chen+visit@example.com'],
    ['陈小路＠例子.中国', '陈小路@xn--fsqu00a.xn--fiqs8s'],
    ['josé@bücher.example', 'josé@xn--bcher-kva.example'],
    ['jose\u0301@example.com', 'josé@example.com'],
    ["o'hara_1@a-b.example", "o'hara_1@a-b.example"],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('is taken in any script, however it is typed: %s', (typed, address) => {
    expect(deliverable(typed)).toBe(address);
  });

  it.each([
    'nobody',
    '@example.com',
    'a@',
    'a@localhost',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@example.com/path',
    'a@example.com:25',
    'a@exa mple.com',
    'a@-example.com',
    'a@example..com',
    '.a@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a\u200b@example.com',
    'a\n@example.com',
    '"a"@example.com',
    'a,b@example.com',
    '<a@example.com>',
    'a@b@example.com',
    `${'字'.repeat(22)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
  ])('is refused where no server would take it: %j', (typed) => {
    expect(deliverable(typed)).toBeNull();
  });
});
