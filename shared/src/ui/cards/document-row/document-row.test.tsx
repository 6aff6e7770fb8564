import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocumentList, DocumentRow } from './document-row.tsx';

const row = <DocumentRow href="/a.pdf" title="Annual report" kind="pdf" facts={['112 pages', '18.40 MB']} download />;

describe('a row of documents', () => {
  it('says kind, pages and size in the name of the link, before anything is fetched', () => {
    const html = renderToStaticMarkup(<DocumentList label="Reports">{row}</DocumentList>);
    const name = /<a [^>]*>(.*?)<\/a>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
    expect(name?.trim()).toBe('PDF Annual report 112 pages 18.40 MB');
    expect(html).toMatch(/<ul[^>]*aria-label="Reports"/);
  });

  it('saves the file, or opens it where that is meant', () => {
    expect(renderToStaticMarkup(row)).toMatch(/<a [^>]*href="\/a.pdf"[^>]*download/);
    expect(renderToStaticMarkup(<DocumentRow href="/a.pdf" title="Report" kind="pdf" />)).not.toContain('download');
  });
});
