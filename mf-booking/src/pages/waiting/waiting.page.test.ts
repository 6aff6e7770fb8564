import { describe, expect, it } from 'vitest';
import { LANGS } from 'shared/contract/text/lang';
import { WAITING, OFFER, pavilionService, RECEIPT, refusal } from '../../testing/pavilion-service.ts';
import { postForm, visitPage } from '../../testing/render-page.ts';

const token = RECEIPT.manageToken;
const post = (fields: Record<string, string>, answers = {}) =>
  postForm({ page: 'waiting', fields }, pavilionService(answers).services);

describe('an entry of the waiting list without JavaScript', () => {
  it.each(LANGS)('is asked for by its link, of which no server is told before, in %s', async (lang) => {
    const service = pavilionService();
    const { html, islands } = await visitPage({ page: 'waiting', lang }, service.services);
    expect(html).toContain(`action="/cn/${lang}/book/waiting"`);
    expect(html).not.toContain('style=');
    expect(islands).toMatchObject([{ name: 'waiting-status', when: 'load' }]);
    expect(service.of('waiting/detail')).toEqual([]);
  });

  it('says which number it is and what happens next', async () => {
    const { html, fields } = await post({
      token: `https://site.example/cn/en/book/waiting#waiting=${token}`,
      do: 'see',
    });
    expect(html).toContain('You are number 3 in line');
    expect(html).toContain('held for you for 2 hours');
    expect(html).toContain(WAITING.reference);
    expect(fields['token']).toBe(token);
  });

  it('asks before it is left', async () => {
    expect((await post({ token, do: 'ask-leave' })).html).toContain('Yes, leave');
    expect((await post({ token, do: 'leave' })).html).toContain('You have left the waiting list');
  });

  it('shows an offer with its end and what is left of it, announced by nobody', async () => {
    const { html } = await post({ token }, { 'waiting/detail': OFFER });
    expect(html).toContain('Places are held for you');
    expect(html).toContain('14:00 (Beijing time)');
    expect(html).toContain('1\u00A0h 55\u00A0min');
    expect(html).not.toContain('aria-live');
    expect(html).not.toContain('role="timer"');
  });

  it('becomes a ticket when the offer is accepted, and none when that is too late', async () => {
    const { html } = await post({ token, do: 'accept' });
    expect(html).toContain(RECEIPT.reference);
    expect(html).toContain(`QR code of reference ${RECEIPT.reference}`);
    const lapsed = { ...WAITING, state: 'lapsed', line: null };
    const late = await post({ token, do: 'accept' }, { 'waiting/accept': refusal('40910'), 'waiting/detail': lapsed });
    expect(late.html).toContain('no longer held for you');
    expect(late.html).toContain('The offer has lapsed');
  });

  it.each([
    ['accepted', 'See the booking'],
    ['declined', 'The places went to the next group'],
    ['lapsed', 'The offer has lapsed'],
    ['left', 'You have left the waiting list'],
    ['ended', 'No places came free'],
  ])('that is %s says so', async (state, words) => {
    const { html } = await post({ token }, { 'waiting/detail': { ...WAITING, state, line: null } });
    expect(html).toContain(words);
    expect(html).not.toContain('Accept the places');
  });

  it('that nobody knows is asked for again', async () => {
    const { html } = await post({ token }, { 'waiting/detail': refusal('40006') });
    expect(html).toContain('leads to no place in line');
    expect(html).toContain('Link from our message');
  });
});
