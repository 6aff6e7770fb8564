import { describe, expect, it } from 'vitest';
import { LANGS } from 'shared/contract/text/lang';
import { calendarOf, DETAIL, pavilionService, RECEIPT, refusal } from '../../testing/pavilion-service.ts';
import { postForm, seenAt, visitPage } from '../../testing/render-page.ts';

const TYPED = {
  agreed: 'yes',
  kind: 'external',
  company: 'Institute of Fluid Mechanics',
  date: '2026-12-02',
  slot: '09:30-11:00',
  visitors: '32',
  explainer: 'yes',
  contact: 'Lin Lan',
  mobile: '138 0000 0000',
  code: '123456',
  consent: 'yes',
};
type More = 'parts' | 'reach' | 'email' | 'needs' | 'guide' | 'to' | 'key' | 'send-code';
type Fields = Partial<Record<keyof typeof TYPED | More, string>>;
const post = (step: string, fields: Fields, service = pavilionService()) =>
  postForm({ page: 'visit', step, fields }, service.services);
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

describe('a group without JavaScript', () => {
  it('books from the first step to the ticket by forms alone', async () => {
    const service = pavilionService();
    let { fields } = await post('who', { agreed: 'yes' }, service);
    ({ fields } = await post('date', { ...fields, company: TYPED.company }, service));
    ({ fields } = await post('visitors', { ...fields, date: TYPED.date, slot: TYPED.slot }, service));
    ({ fields } = await post('contact', { ...fields, visitors: '32', explainer: 'yes' }, service));
    ({ fields } = await post('contact', { ...fields, mobile: TYPED.mobile, 'send-code': '' }, service));
    const { contact, mobile, code, consent } = TYPED;
    ({ fields } = await post('review', { ...fields, contact, mobile, code, consent }, service));
    expect(service.of('booking/add')).toEqual([]);
    const { html } = await post('done', fields, service);
    expect(html).toContain(RECEIPT.reference);
    expect(html).toContain('Institute of Fluid Mechanics');
    expect(html).not.toContain('Lin Lan');
    expect(service.of('booking/add')).toMatchObject([
      { idempotencyKey: fields['key'], body: { company: TYPED.company, start: '09:30', end: '11:00', contact } },
    ]);
  });

  it.each(LANGS)(
    'reads what is wrong in a summary and at the field, and nothing typed is lost, in %s',
    async (lang) => {
      const visit = {
        page: 'visit',
        step: 'review',
        lang,
        fields: { ...TYPED, mobile: '123', contact: '林' },
      } as const;
      const { html, fields } = await postForm(visit, pavilionService().services);
      expect(html).toContain('href="#mobile"');
      expect(html).toMatch(/aria-invalid="true" aria-describedby="mobile-error mobile-hint"/);
      expect(fields).toMatchObject({ mobile: '123', contact: '林', code: '123456', company: TYPED.company });
    },
  );

  it('is shown the first unfinished step whatever was asked for', async () => {
    const { html } = await post('done', { ...TYPED, company: '' });
    expect(heading(html)).toBe('Who is coming?');
    expect(html).toContain('Enter the visiting organisation');
  });

  it('goes back with everything', async () => {
    const { html, fields } = await post('contact', { ...TYPED, to: 'who' });
    expect(heading(html)).toBe('Who is coming?');
    expect(html).not.toContain('Please mend');
    expect(fields).toMatchObject({ visitors: '32', date: '2026-12-02' });
  });

  it('sees the slots of a day before choosing one, without reproach', async () => {
    const { html } = await post('visitors', { agreed: 'yes', company: 'A group', date: '2026-12-02', to: 'date' });
    expect(html).toContain('48 places, guide available');
    expect(html).not.toContain('Choose a time slot');
  });

  it('hears how many places are left', async () => {
    const { html } = await post('contact', { ...TYPED, slot: '11:00-12:30' });
    expect(html).toContain('Only 4 places are left in this slot');
  });

  describe('above the places of its slot', () => {
    const large = { slots: 2, approveFrom: 52, answerDays: 2 };
    const roomy = { 'booking/calendar': { ...calendarOf('2026-12'), large } };
    const PARTS = '09:30-11:00=48+11:00-12:30=2';

    it('is offered to come in parts, agrees and books all of them at once', async () => {
      const service = pavilionService(roomy);
      const requested = await post('contact', { ...TYPED, visitors: '50' }, service);
      expect(heading(requested.html)).toBe('How many will come?');
      expect(requested.html).toContain('Come in parts as offered below');
      expect(requested.html).toContain(`value="${PARTS}"`);
      const { html } = await post('review', { ...requested.fields, parts: PARTS }, service);
      expect(html).toContain('48 at 09:30–11:00, 2 at 11:00–12:30');
      await post('done', { ...TYPED, visitors: '50', parts: PARTS }, service);
      expect(service.of('booking/add')[0]?.body).toMatchObject({
        visitors: '50',
        parts: [
          { start: '09:30', end: '11:00', visitors: 48 },
          { start: '11:00', end: '12:30', visitors: 2 },
        ],
      });
    });

    it('is shown the new offer when the places have gone meanwhile', async () => {
      const { html } = await post(
        'review',
        { ...TYPED, visitors: '50', parts: '09:30-11:00=40+11:00-12:30=10' },
        pavilionService(roomy),
      );
      expect(heading(html)).toBe('How many will come?');
      expect(html).toContain(`value="${PARTS}"`);
      expect(html).not.toMatch(/id="parts"[^>]*checked/);
    });

    it('and large sends a request, of which it reads so before and after', async () => {
      const receipt = { ...RECEIPT, state: 'requested', answerBy: '2026-11-23 12:00:00' };
      const service = pavilionService({ ...roomy, 'booking/add': receipt });
      const typed = { ...TYPED, visitors: '52', parts: '09:30-11:00=48+11:00-12:30=4' };
      const review = await post('review', typed, service);
      expect(review.html).toContain('we send you our answer within 2 days');
      expect(review.html).toContain('Send the request');
      const { html } = await post('done', typed, service);
      expect(heading(html)).toBe('We have your request');
      expect(html).not.toContain('QR code of');
      expect(html).toContain('No ticket yet');
    });
  });

  it.each([
    ['40913', { until: '2027-01-05' }, 'How do we reach you?', 'it can book again from 2027-01-05'],
    ['40022', [{ field: 'parts', rule: 'parts' }], 'How many will come?', 'The places have changed meanwhile'],
    ['40012', null, 'How do we reach you?', 'The verification code is wrong'],
    ['40901', { remaining: 3 }, 'How many will come?', 'Only 3 places are left'],
    ['40901', { remaining: 0 }, 'When would you like to come?', 'This time slot is full by now'],
    ['40902', null, 'How many will come?', 'There is no guide left'],
    ['40903', { state: 'closed' }, 'When would you like to come?', 'This day can no longer be booked'],
    ['40022', [{ field: 'consentVersion', rule: 'version' }], 'Book a group visit', 'has changed since you read it'],
    ['40904', null, 'Is everything right?', 'confirm once more'],
    ['42900', null, 'Is everything right?', 'Too many requests'],
    ['', null, 'Is everything right?', 'Nothing you entered is lost'],
  ])('is led to where %s can be mended (%j)', async (...[code, data, title, words]) => {
    const service = pavilionService({ 'booking/add': refusal(code, data) });
    const { html, fields } = await post('done', TYPED, service);
    expect([heading(html), html.includes(words)]).toEqual([title, true]);
    expect(fields).toMatchObject({ company: TYPED.company, mobile: TYPED.mobile });
  });

  it('agrees anew to a notice that has changed, and to the use of the details', async () => {
    const data = [{ field: 'consentVersion', rule: 'version' }];
    const { fields } = await post('done', TYPED, pavilionService({ 'booking/add': refusal('40022', data) }));
    expect(fields).not.toHaveProperty('agreed');
    expect(fields).not.toHaveProperty('consent');
    expect(fields).toMatchObject({ contact: TYPED.contact });
  });

  it('books by mail instead of a phone, with what it needs and the language of its guide', async () => {
    const service = pavilionService();
    const { mobile: _none, ...rest } = TYPED;
    const typed = { ...rest, reach: 'email', email: 'lan@example.com', needs: 'Two wheelchairs', guide: 'cn' };
    await post('contact', { ...typed, 'send-code': '' }, service);
    expect(service.of('booking/sendCode')[0]?.body).toMatchObject({ mobile: '', email: 'lan@example.com' });
    const { html } = await post('review', typed, service);
    expect(html).toContain('lan@example.com');
    expect(html).toContain('Two wheelchairs');
    await post('done', typed, service);
    const { body } = service.of('booking/add')[0] ?? {};
    expect(body).toMatchObject({ mobile: '', email: 'lan@example.com', needs: 'Two wheelchairs', guideLanguage: 'cn' });
    const missed = pavilionService({ 'booking/add': refusal('40913', { until: '2027-01-05' }) });
    expect((await post('done', typed, missed)).html).toContain('Visits booked with this address were not made');
  });

  it('sends the same page twice and books once: the key stays', async () => {
    const service = pavilionService();
    const key = '6f1c2f0e-7d0b-4b39-9d0a-2f5a1a0d3c11';
    await post('done', { ...TYPED, key }, service);
    await post('done', { ...TYPED, key }, service);
    expect(service.of('booking/add').map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, key]);
  });

  it('gets no code for a number that is none, and waits for the next', async () => {
    const service = pavilionService({ 'booking/sendCode': refusal('42901', { wait: 42 }) });
    expect((await post('review', { ...TYPED, mobile: '1', 'send-code': '' }, service)).html).toContain('correct phone');
    expect(service.of('booking/sendCode')).toEqual([]);
    const { html } = await post('review', { ...TYPED, 'send-code': '' }, service);
    expect(html).toContain('Another code can be sent in 42 seconds');
  });
});

describe('the link of the text message without JavaScript', () => {
  const token = RECEIPT.manageToken;
  const manage = (fields: Record<string, string>, service = pavilionService()) =>
    postForm({ page: 'visit', step: 'visit', fields }, service.services);

  it('shows the visit, asks, and cancels', async () => {
    const seen = await manage({ token: `https://site.example/cn/en/book/visit#visit=${token}`, do: 'see' });
    expect(seen.html).toContain(DETAIL.reference);
    expect(seen.html).toContain(`download="${DETAIL.reference}.ics"`);
    expect(seen.fields['token']).toBe(token);
    expect((await manage({ token, do: 'ask-cancel' })).html).toContain('Yes, cancel the visit');
    expect((await manage({ token, do: 'cancel' })).html).toContain('The visit is cancelled');
  });

  it('moves it to another day', async () => {
    const { html } = await manage({ token, do: 'ask-move', date: '2026-12-02' });
    expect(html).toContain('Another day or time');
    expect(html).toContain('48 places');
    const moved = await manage({ token, do: 'move', date: '2026-12-02', slot: '11:00-12:30' });
    expect(moved.html).toContain('The visit has been moved');
    expect(moved.html).toContain('11:00–12:30');
  });

  it('is never asked about while a page is rendered for everybody', async () => {
    const service = pavilionService();
    await visitPage({ page: 'visit', step: 'visit' }, service.services);
    expect(service.of('booking/detail')).toEqual([]);
  });
});

describe('after a plain form the browser is at a page of its own', () => {
  const seen = (answer: Awaited<ReturnType<typeof post>>, step: string, service = pavilionService()) =>
    seenAt({ page: 'visit', to: `/cn/en/book/${step}`, states: answer.states }, service.services);

  it('whose address names the step that is shown, with nothing of the visitor in it', async () => {
    const forward = await post('review', { ...TYPED });
    const back = await post('contact', { ...TYPED, visitors: '' });
    const ticket = await post('done', TYPED);
    const visit = await postForm({ page: 'visit', step: 'visit', fields: {} }, pavilionService().services);
    expect([forward, back, ticket, visit].map(({ to }) => to)).toEqual([
      '/cn/en/book/review',
      '/cn/en/book/visitors',
      '/cn/en/book/done',
      '/cn/en/book/visit?opened=1',
    ]);
  });

  it('and goes back and forth by its own buttons: every step has what was typed, without the faults of another', async () => {
    const answer = await post('review', { ...TYPED, mobile: '123' });
    const who = await seen(answer, 'who');
    expect([heading(who), who.includes(TYPED.company), who.includes('Please mend')]).toEqual([
      'Who is coming?',
      true,
      false,
    ]);
    const contact = await seen(answer, 'contact');
    expect([contact.includes('value="123"'), contact.includes('href="#mobile"')]).toEqual([true, true]);
    expect(heading(await seen(answer, 'review'))).toBe('How do we reach you?');
  });

  it('and finds its ticket there however often it comes, also by Back; a booking is asked for once', async () => {
    const service = pavilionService();
    const answer = await post('done', TYPED, service);
    for (const step of ['done', 'done', 'review', 'contact']) {
      expect(await seen(answer, step, service)).toContain(RECEIPT.reference);
    }
    expect(service.of('booking/add')).toHaveLength(1);
    expect(heading(await seen(answer, 'notice', service))).toBe('Book a group visit');
  });

  it('and starts at the first step where nothing of it can be read any more', async () => {
    const states = { booking: { kind: 'step', step: 'other' }, visit: 'text' };
    const html = await seenAt({ page: 'visit', to: '/cn/en/book/contact', states }, pavilionService().services);
    expect(heading(html)).toBe('Book a group visit');
  });

  it('and is told by a reload how the visit stands by then, and what was done', async () => {
    const fields = { token: RECEIPT.manageToken, do: 'cancel' };
    const answer = await postForm({ page: 'visit', step: 'visit', fields }, pavilionService().services);
    const cancelled = pavilionService({ 'booking/detail': { ...DETAIL, state: 'cancelled', changeable: false } });
    const html = await seen(answer, 'visit?opened=1', cancelled);
    expect(html).toContain('The visit is cancelled');
    expect(cancelled.of('booking/cancel')).toEqual([]);
    expect(await seen(answer, 'visit', cancelled), 'another link can be opened').toContain('name="token" value=""');
  });
});
