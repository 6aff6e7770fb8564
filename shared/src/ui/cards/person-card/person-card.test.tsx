import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Biography, PersonCard } from './person-card.tsx';

describe('the card of a person', () => {
  it('shows who it is, what they do and in which field', () => {
    const html = renderToStaticMarkup(
      <PersonCard name="Lin Xu" office="Chief aerodynamicist" tags={['Air']} level={2} />,
    );
    expect(html).toMatch(/<h2[^>]*>Lin Xu<\/h2><p[^>]*>Chief aerodynamicist<\/p>/);
    expect(html).toMatch(/<ul[^>]*><li[^>]*>Air<\/li><\/ul>/);
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
