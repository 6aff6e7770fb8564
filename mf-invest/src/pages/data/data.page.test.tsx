import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

// Spec I27.
describe('issue 17, item 9: open data', () => {
  it('lists each set as CSV and JSON with its schema, licence and units', async () => {
    const { html } = await openPage('data', { answers: {} });
    expect(html).toMatch(/href="\/cn\/api\/open\/keyFigures\.csv".*keyFigures\.json".*keyFigures\.schema\.json"/s);
    expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
    expect(html).toContain('GET /cn/api/open/sales.json');
  });

  it('is told to search engines as data sets with their files', async () => {
    const { outcome } = await openPage('data', { answers: {}, lang: 'cn' });
    const subject = outcome.kind === 'page' ? outcome.head.subject : null;
    expect(subject).toHaveLength(3);
    expect(JSON.stringify(subject)).toContain('"@type":"DataDownload","encodingFormat":"application/json"');
  });
});
