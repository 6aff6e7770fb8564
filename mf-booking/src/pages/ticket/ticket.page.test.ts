import { describe, expect, it } from 'vitest';
import { LANGS } from 'shared/contract/text/lang';
import { DETAIL, pavilionService, RECEIPT, refusal } from '../../testing/pavilion-service.ts';
import { postForm, visitPage } from '../../testing/render-page.ts';

const token = RECEIPT.manageToken;
const post = (fields: Record<string, string>, answers = {}) =>
  postForm({ page: 'ticket', fields }, pavilionService(answers).services);

describe('the page of a ticket', () => {
  it.each(LANGS)(
    'is the same for everybody, and asks for the link by a form that needs no script, in %s',
    async (lang) => {
      const service = pavilionService();
      const { html, islands, head } = await visitPage({ page: 'ticket', lang }, service.services);
      expect(html).toMatch(new RegExp(`<form[^>]* action="/cn/${lang}/book/ticket" method="post"`));
      expect(html).toContain(`href="/cn/${lang}/book/ticket?stored=1"`);
      expect(html).not.toContain('style=');
      expect(islands).toMatchObject([{ name: 'visit-ticket', when: 'load' }]);
      expect(head).toMatchObject({ noindex: true });
      expect(service.of('booking/detail')).toEqual([]);
    },
  );

  it('shows the ticket of a link without script, to be printed, and says that it is not kept then', async () => {
    const { html, to } = await post({ token: `https://site.example/cn/en/book/visit#visit=${token}` });
    expect(to).toBe('/cn/en/book/ticket?opened=1');
    expect(html).toContain(`QR code of reference ${RECEIPT.reference}`);
    expect(html).toContain(`download="${RECEIPT.reference}.ics"`);
    expect(html).toContain('<noscript><p class="note">Without script it is not kept');
    expect(html, 'who has no script has no use for it').not.toContain('Keep on this device');
    expect(html).not.toContain('Link from our message');
  });

  it('shows a cancelled visit as one that opens no gate', async () => {
    const { html } = await post({ token }, { 'booking/detail': { ...DETAIL, state: 'cancelled', changeable: false } });
    expect(html).toContain('Cancelled');
    expect(html).not.toContain('QR code');
    expect(html).not.toContain('Print or save');
  });

  it.each([
    ['40005', 'leads to no visit'],
    ['50300', 'does not answer'],
  ])('asks for the link again after %s', async (code, words) => {
    const { html } = await post({ token }, { 'booking/detail': refusal(code) });
    expect(html).toContain(words);
    expect(html).toContain('Link from our message');
  });
});
