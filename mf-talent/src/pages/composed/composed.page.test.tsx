import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const page = {
  path: '/talent/plan',
  title: 'Talent plan',
  description: 'How we plan.',
  opening: { links: [] },
  blocks: [{ kind: 'prose', heading: 'Plan', body: '<p>Begin with the post.</p>' }],
  languages: ['cn', 'en'],
  trail: [],
};

describe('a page of words about talent', () => {
  it('stands below careers, and among its neighbours', async () => {
    const { html } = await openPage('plan', { answers: { 'site/page': page }, path: '/talent/plan' });
    expect(html).toMatch(
      /data-trail.*href="\/cn\/en\/talent">Careers and training<.*aria-current="page">Talent plan</s,
    );
    expect(html).toMatch(/href="\/cn\/en\/talent\/plan" aria-current="page">Talent plan</);
    expect(html).toContain('href="/cn/en/talent/jobs"');
  });
});
