import { describe, expect, it } from 'vitest';
import { LANGS } from 'shared/contract/text/lang';
import { PAVILION, pavilionService } from '../../testing/pavilion-service.ts';
import { visitPage } from '../../testing/render-page.ts';

const open = (step: string, lang: 'cn' | 'en' = 'en') =>
  visitPage({ page: 'visit', step, lang }, pavilionService().services);

describe('the steps of a booking', () => {
  it.each(LANGS)('begin with the whole notice and a form that needs no script, in %s', async (lang) => {
    const { html, islands } = await open('notice', lang);
    for (const clause of PAVILION.notice.sections) expect(html).toContain(clause.text);
    expect(html).toContain(`action="/cn/${lang}/book/who"`);
    expect(html).toContain('method="post"');
    expect(html).not.toContain('style=');
    expect(islands).toMatchObject([{ name: 'visit-flow', when: 'load' }]);
  });

  it('never tick the agreement in advance', async () => {
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec((await open('notice')).html)?.[0] ?? '';
    expect(box).not.toContain('checked');
  });

  it('keep the notice reachable by keyboard and by a link to its end', async () => {
    const { html } = await open('notice');
    expect(html).toMatch(/role="region" aria-label="Visit notice, scrolls" tabindex="0"/i);
    expect(html).toContain('href="#notice-end"');
  });

  it.each(['contact', 'review', 'done'])('begin at the first one for whoever asks for %s', async (step) => {
    expect((await open(step)).html).toContain('aria-current="step"><span');
    expect((await open(step)).html).toContain('I have read and agree');
  });

  it('are these and no others', async () => {
    await expect(open('elsewhere')).rejects.toThrow('expected a page, got screen');
  });
});
