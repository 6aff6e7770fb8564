import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const list = [
  {
    id: 'one',
    name: 'Shen Zhibai',
    role: 'Head of Investor Relations',
    languages: 'Chinese, English',
    phone: '+86 20 0000 0002',
    email: 'ir@chenyue.example',
    cardUrl: '/cn/api/investorContact/card.vcf?language=2&id=one',
  },
];

// Spec I19.
describe('issue 17, item 9: investor contacts', () => {
  it('have a name, a telephone and a mail address that a touch uses, and a card to keep', async () => {
    const { html } = await openPage('contacts', { answers: { 'investorContact/list': { list } } });
    expect(html).toMatch(/<h2[^>]*>Shen Zhibai/);
    expect(html).toContain('href="tel:+86-20-0000-0002"');
    expect(html).toContain('href="mailto:ir@chenyue.example"');
    expect(html).toContain('aria-label="Address card (vCard): Shen Zhibai"');
  });

  it('end with what looks forward and that nothing is advice, as every page for investors does', async () => {
    const { html } = await openPage('contacts', { answers: {}, failing: true, lang: 'cn' });
    expect(html).toContain('联系方式暂时无法显示');
    expect(html).toMatch(/前瞻性陈述.*不构成投资建议.*href="\/cn\/cn\/policy#disclaimer"/s);
  });
});
