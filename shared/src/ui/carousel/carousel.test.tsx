import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

const words = {
  carousel: 'carousel',
  previous: 'Back',
  next: 'On',
  play: 'Start',
  pause: 'Stop',
  place: (slide: number, slides: number) => `${slide} of ${slides}`,
};

describe('a carousel before script', () => {
  const html = renderToStaticMarkup(
    <Carousel
      label="Views"
      words={words}
      rotates
      slides={[
        { id: 'front', content: 'Front' },
        { id: 'side', content: 'Side' },
      ]}
    />,
  );

  it('is a list of all slides that the keyboard can scroll', () => {
    expect(html).toMatch(/role="region" aria-label="Views" tabindex="0"><ul[^>]*><li[^>]*>Front<\/li><li[^>]*>Side/);
  });

  it('offers no button that would do nothing, and does not move', () => {
    expect(html).not.toContain('<button');
  });
});
