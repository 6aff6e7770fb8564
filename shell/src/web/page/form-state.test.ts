import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFormStates, hasFormState } from './form-state.ts';

const key = randomBytes(32);
const start = Date.UTC(2026, 10, 24);
const at = (minutes: number) => createFormStates({ key, isSecure: false, now: () => start + minutes * 60_000 });
const value = { contact: '林岚', mobile: '13800000000' };
const draft = {
  section: 'mf-booking',
  name: 'booking',
  to: '/cn/cn/book/contact',
  value: Buffer.from(JSON.stringify(value)),
};
/** What the browser sends back of a `Set-Cookie` header. */
const sent = (header: string): string => header.split(';', 1)[0] ?? '';

describe('what a form led to, in its cookie', () => {
  it('comes back for half an hour', () => {
    const cookie = sent(at(0).cookieFor(draft));
    expect(at(29).read('mf-booking', cookie)).toEqual({ booking: value });
    expect(at(31).read('mf-booking', cookie)).toBeNull();
  });

  it('reaches the pages of its section only, no script and no other site', () => {
    const header = at(0).cookieFor(draft);
    expect(header.replace(/=[\w-]+/, '=…')).toBe(
      'form-booking=…; Path=/cn/cn/book; Max-Age=1800; HttpOnly; SameSite=Lax',
    );
  });

  it('cannot be read, differs every time, and fits beside others', () => {
    const [one, two] = [at(0).cookieFor(draft), at(0).cookieFor(draft)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString()).not.toContain('13800000000');
    const largest = { ...draft, value: Buffer.from(JSON.stringify('x'.repeat(2698))) };
    expect(at(0).cookieFor(largest).length).toBeLessThan(4096);
  });

  it('cannot be changed, taken for another, or given to another section', () => {
    const cookie = sent(at(0).cookieFor(draft));
    const end = cookie.endsWith('A') ? 'B' : 'A';
    expect(at(1).read('mf-booking', `${cookie.slice(0, -1)}${end}`)).toBeNull();
    expect(at(1).read('mf-booking', cookie.replace('form-booking', 'form-visit'))).toBeNull();
    expect(at(1).read('mf-talent', cookie)).toBeNull();
    expect(createFormStates({ key: randomBytes(32), isSecure: true }).read('mf-booking', cookie)).toBeNull();
  });

  it('stands beside other cookies, of which most visitors have none', () => {
    const visit = { ...draft, name: 'visit', value: Buffer.from('"other"') };
    const cookies = `look=dark; ${sent(at(0).cookieFor(draft))}; ${sent(at(0).cookieFor(visit))}`;
    expect(at(1).read('mf-booking', cookies)).toEqual({ booking: value, visit: 'other' });
    expect([hasFormState(undefined), hasFormState('look=dark'), hasFormState(cookies)]).toEqual([false, false, true]);
  });
});
