import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Biography, PersonCard } from './person-card.tsx';

describe('the card of a person', () => {
  it('shows who it is, what they do and since when', () => {
    const html = renderToStaticMarkup(
      <PersonCard name="Lin Xu" office="Chair" facts={[{ name: 'Since', value: '2019' }]} level={2} />,
    );
    expect(html).toMatch(/<h2[^>]*>Lin Xu<\/h2><p[^>]*>Chair<\/p>/);
    expect(html).toMatch(/<dt[^>]*>Since<\/dt><dd>2019<\/dd>/);
  });

  it('leads by the name to a page about them', () => {
    const html = renderToStaticMarkup(<PersonCard name={<a href="/cn/en/people/lin-xu">Lin Xu</a>} office="Chair" />);
    expect(html).toMatch(/<h3[^>]*><a href="\/cn\/en\/people\/lin-xu">Lin Xu<\/a><\/h3>/);
  });

  it('leaves out what is not known', () => {
    const html = renderToStaticMarkup(<PersonCard name="Lin Xu" office="Chair" />);
    expect(html).not.toMatch(/<dl|<ul|<details/);
  });

  it('opens a biography without script', () => {
    const html = renderToStaticMarkup(<Biography summary="Biography">Born in 1974.</Biography>);
    expect(html).toMatch(/^<details[^>]*><summary[^>]*>Biography<\/summary>.*Born in 1974\./);
  });
});
