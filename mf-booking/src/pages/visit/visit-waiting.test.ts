import { describe, expect, it } from 'vitest';
import { WAITING, pavilionService, RECEIPT, refusal } from '../../testing/pavilion-service.ts';
import { postForm } from '../../testing/render-page.ts';

const TYPED = {
  agreed: 'yes',
  kind: 'external',
  company: 'Institute of Fluid Mechanics',
  date: '2026-12-03',
  slot: '09:30-11:00-wait',
  visitors: '32',
  contact: 'Lin Lan',
  mobile: '13800138000',
  code: '123456',
  consent: 'yes',
};
const post = (step: string, fields: Record<string, string>, service = pavilionService()) =>
  postForm({ page: 'visit', step, fields }, service.services);

describe('a group that waits for a full slot without JavaScript', () => {
  it('can choose it where there is a waiting list, and is told how long that is', async () => {
    const { html } = await post('date', { ...TYPED, to: 'date', slot: '' });
    expect(html).toMatch(/<input(?=[^>]*value="09:30-11:00-wait")(?![^>]*disabled)[^>]*>/);
    expect(html).toMatch(/<input(?=[^>]*value="11:00-12:30")(?=[^>]*disabled)[^>]*>/);
    expect(html).toContain('2 groups are ahead of you');
  });

  it('is told before it is sent that nothing is booked by it', async () => {
    const { html } = await post('review', TYPED);
    expect(html).toContain('You join its waiting list');
    expect(html).toContain('09:30–11:00, waiting list');
    expect(html).toContain('Join the waiting list</button>');
  });

  it('gets in line instead of booking, with the same form, and can see its position', async () => {
    const service = pavilionService();
    const { html, fields } = await post('done', TYPED, service);
    expect(html).toContain('You are number 3 in line');
    expect(html).toContain(WAITING.reference);
    expect(html).toContain('action="/cn/en/book/waiting"');
    expect(fields['token']).toBe(RECEIPT.manageToken);
    expect(service.of('booking/add')).toEqual([]);
    expect(service.of('waiting/join')).toMatchObject([
      { body: { date: '2026-12-03', start: '09:30', end: '11:00', noticeAccepted: true, visitors: '32' } },
    ]);
  });

  it('is led back to the slots when it has places again', async () => {
    const service = pavilionService({ 'waiting/join': refusal('40907', { remaining: 40 }) });
    expect((await post('done', TYPED, service)).html).toContain('has places again');
  });

  it('is told how many a slot can hold', async () => {
    const { html } = await post('contact', { ...TYPED, visitors: '61' });
    expect(html).toContain('A time slot holds at most 60 visitors');
  });
});
