import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

it('issue 17, item 9: the glossary defines each word at a place that texts link to', async () => {
  const list = [{ id: 'net-profit', term: 'Net profit', text: 'What is left.' }];
  const { html } = await openPage('glossary', { answers: { 'glossary/list': { list } } });
  expect(html).toMatch(/id="net-profit"><dt><dfn[^>]*>Net profit<\/dfn><\/dt><dd>What is left\./);
});

it('the glossary says so when it did not arrive', async () => {
  expect((await openPage('glossary', { answers: {}, failing: true })).html).toContain('not available at the moment');
});
