import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NameCard } from './name-card.tsx';

describe('the card of a name', () => {
  it('shows who it is, what they do and since when', () => {
    const html = renderToStaticMarkup(
      <NameCard name="Lin Xu" office="Chair" facts={[{ name: 'Since', value: '2019' }]} level={2} />,
    );
    expect(html).toMatch(/<h2[^>]*>Lin Xu<\/h2><p[^>]*>Chair<\/p>/);
    expect(html).toMatch(/<dt[^>]*>Since<\/dt><dd>2019<\/dd>/);
  });

  it('leads by the name to a page about them', () => {
    const html = renderToStaticMarkup(<NameCard name={<a href="/cn/en/people/lin-xu">Lin Xu</a>} office="Chair" />);
    expect(html).toMatch(/<h3[^>]*><a href="\/cn\/en\/people\/lin-xu">Lin Xu<\/a><\/h3>/);
  });

  it('says in which language the second name is', () => {
    const html = renderToStaticMarkup(<NameCard name="林叙" office="主席" signed="lin-xu" latin />);
    expect(html).toMatch(/<p[^>]* lang="en">Lin Xu<\/p>/);
  });

  it('is signed by whom it names, and by nobody otherwise', () => {
    expect(renderToStaticMarkup(<NameCard name="Lin Xu" office="Chair" signed="lin-xu" />)).toMatch(/<svg.*<path d="M/);
    expect(renderToStaticMarkup(<NameCard name="Lin Xu" office="Chair" />)).not.toMatch(/<svg|<dl/);
  });
});
