import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { pavilionService, refusal } from '../../testing/pavilion-service.ts';
import { requestFor, visitPage } from '../../testing/render-page.ts';

const TOKEN = 'a'.repeat(44);
const ANSWERS = { token: TOKEN, liked: '4', improve: 'guide' };

async function send(fields: Readonly<Record<string, string>>, service = pavilionService()) {
  const request = { ...requestFor({ page: 'feedback' }), fields };
  const outcome = await section.action?.('feedback', request, service.services);
  if (outcome?.kind !== 'redirect') throw new Error('expected a redirect');
  return { outcome, to: new URL(outcome.to, 'https://site.example'), of: service.of };
}
const show = (query: Readonly<Record<string, string>>, lang: 'cn' | 'en' = 'en') =>
  visitPage({ page: 'feedback', lang, query }, pavilionService().services);

describe('the questions after a visit', () => {
  it('are a plain form that brings the secret of its link, and no script', async () => {
    const { html, islands, head } = await show({ token: TOKEN });
    expect(html).toContain(`name="token" value="${TOKEN}"`);
    expect(html.match(/type="radio"/g)).toHaveLength(11);
    expect(html).toMatch(/<form[^>]*action="\/cn\/en\/book\/feedback" method="post"/);
    expect(islands).toEqual([]);
    expect(head).toMatchObject({ noindex: true });
    expect((await show({ token: TOKEN }, 'cn')).html).toContain('您对这次参观满意吗');
  });

  it('say where the link is to who comes without one', async () => {
    const { html } = await show({});
    expect(html).toContain('Open this page by the link in the mail');
    expect(html).not.toContain('<form');
  });

  it('are sent once both are answered, and thanked for without the secret in the address', async () => {
    const { outcome, to, of } = await send(ANSWERS);
    expect(of('booking/feedback')).toMatchObject([{ body: { token: TOKEN, liked: 4, improve: 'guide' } }]);
    expect(outcome.status).toBe(303);
    expect(to.pathname + to.search).toBe('/cn/en/book/feedback?outcome=thanks');
    const { html } = await show(Object.fromEntries(to.searchParams));
    expect(html).toContain('Your answers are counted');
    expect(html).not.toContain('<form');
  });

  it('keep what was chosen when the other one is missing', async () => {
    const { to, of } = await send({ token: TOKEN, liked: '4' });
    expect(of('booking/feedback')).toEqual([]);
    const { html } = await show(Object.fromEntries(to.searchParams));
    expect(html).toContain('Please answer both questions');
    expect(html.match(/Choose one answer/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);
  });

  it.each([
    [{ 'booking/feedback': { counted: false } }, 'again', 'answered for already'],
    [{ 'booking/feedback': refusal('40005') }, 'unknown', 'leads to no visit'],
    [{ 'booking/feedback': refusal('50300') }, 'down', 'could not be taken'],
  ])('say what became of them: %o', async (answers, outcome, words) => {
    const { to } = await send(ANSWERS, pavilionService(answers));
    expect(to.searchParams.get('outcome')).toBe(outcome);
    expect((await show(Object.fromEntries(to.searchParams))).html).toContain(words);
  });

  it('are no page for an address that says nonsense', async () => {
    await expect(show({ token: TOKEN, liked: '9' })).rejects.toThrow('got screen');
  });
});
