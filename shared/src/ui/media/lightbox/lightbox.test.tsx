import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Lightbox } from './lightbox.tsx';
import { enlargeTarget, PageLightbox } from './page-lightbox.tsx';
import { hashOf, indexIn } from './shown-hash.ts';

const picture = { name: 'tunnel', width: 1200, height: 675, widths: [480, 1200], alt: 'The tunnel' };
const words = {
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  close: 'Close',
  previous: 'Back',
  next: 'On',
  zoom: 'Zoom',
  position: (at: number, all: number) => `${at} of ${all}`,
};

describe('a gallery before script', () => {
  const html = renderToStaticMarkup(
    <Lightbox id="views" label="Views" pictures={[{ picture, caption: 'The tunnel' }]} words={words} />,
  );

  it('links to the largest file of every picture', () => {
    expect(html).toMatch(/<a [^>]*href="\/cn\/media-files\/tunnel-1200.webp"[^>]*aria-label="Enlarge: The tunnel"/);
  });

  it('can be linked to picture by picture, and holds no dialog', () => {
    expect(html).toContain('id="views-1"');
    expect(html).not.toContain('<dialog');
  });
});

describe('the fragment of a picture', () => {
  it('names it from 1, and back', () => {
    expect(hashOf('views', 2)).toBe('views-3');
    expect(indexIn('#views-3', 'views', 5)).toBe(2);
  });

  it.each(['', '#views', '#views-0', '#views-6', '#views-1e2', '#other-1', '#views-x'])('%s names none', (hash) => {
    expect(indexIn(hash, 'views', 5)).toBeNull();
  });
});

describe('the pictures of a page without islands', () => {
  const pictures = ['tunnel', 'nozzle'].map((name) => ({ picture: { ...picture, name }, caption: `The ${name}` }));
  const html = renderToStaticMarkup(<PageLightbox id="figure" label="Pictures" pictures={pictures} words={words} />);

  it('are dialogs that a link to the largest file names', () => {
    expect(enlargeTarget('figure', 1, { picture })).toEqual({
      href: '/cn/media-files/tunnel-1200.webp',
      'data-full': '',
      'data-enlarge': 'figure-2',
      'data-controller': 'interactions',
      'data-controller-link': '',
    });
    expect(html.match(/<dialog [^>]*id="figure-\d"[^>]*aria-label="Pictures"/g)).toHaveLength(2);
    expect(html).toContain('loading="lazy"');
  });

  it('lead to the one before and the one after, and round again', () => {
    const turns = [...html.matchAll(/data-enlarge="([^"]*)"/g)].map(([, id]) => id);
    expect(turns).toEqual(['figure-2', 'figure-2', 'figure-1', 'figure-1']);
    const [only] = pictures;
    const alone = renderToStaticMarkup(
      <PageLightbox id="figure" label="Picture" pictures={only ? [only] : []} words={words} />,
    );
    expect(alone).not.toContain('data-enlarge');
  });
});
