import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figure } from './figure.tsx';
import { Picture } from './picture.tsx';

const car = { name: 's1-night', width: 1920, height: 1080, widths: [1920, 480, 1200], alt: 'The S1 at night' };

describe('a picture', () => {
  const html = renderToStaticMarkup(<Picture picture={car} sizes="100vw" />);

  it('offers AVIF in every width that exists, small to large, and one WebP to browsers without it', () => {
    const sets = [...html.matchAll(/<(\w+)[^>]* srcSet="([^"]+)"/g)].map(([, tag, set]) => [tag, set]);
    const files = (format: string) =>
      [480, 1200, 1920].map((width) => `/cn/media-files/s1-night-${width}.${format} ${width}w`).join(', ');
    expect(sets).toEqual([['source', files('avif')]]);
    expect(html).toContain('src="/cn/media-files/s1-night-1200.webp"');
  });

  it('keeps its room before it arrives', () => {
    expect(html).toContain('width="1920" height="1080"');
  });

  it('waits until it is near the screen', () => {
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('fetchPriority');
  });

  it('is fetched first when it is the picture of the first screen', () => {
    const first = renderToStaticMarkup(<Picture picture={car} sizes="100vw" priority />);
    expect(first).toContain('loading="eager" fetchPriority="high"');
    expect(first).not.toContain('lazy');
  });

  it('falls back to a file of a usual width', () => {
    expect(html).toContain('src="/cn/media-files/s1-night-1200.webp"');
    const large = renderToStaticMarkup(<Picture picture={{ ...car, widths: [1600, 1920] }} sizes="100vw" />);
    expect(large).toContain('src="/cn/media-files/s1-night-1600.webp"');
  });

  it('says what it shows, or nothing where the text beside it does', () => {
    expect(html).toContain('alt="The S1 at night"');
    expect(renderToStaticMarkup(<Picture picture={car} sizes="100vw" alt="" />)).toContain('alt=""');
  });

  it('gives narrow windows another crop first, in that crop’s own box', () => {
    const upright = { ...car, name: 's1-upright', width: 780, height: 1464, widths: [780] };
    const both = renderToStaticMarkup(<Picture picture={car} portrait={upright} sizes="100vw" />);
    const [first = ''] = both.match(/<source[^>]*>/g) ?? [];
    expect(first).toContain('s1-upright-780.avif');
    expect(first).toContain('media="(max-width: 47.99rem)"');
    expect(first).toContain('width="780" height="1464"');
  });
});

describe('a picture with a dark variant', () => {
  const bright = { ...car, night: { name: 's1-dark', alt: 'The S1 in the dark' } };

  it('fetches neither before it is shown', () => {
    const html = renderToStaticMarkup(<Picture picture={bright} sizes="100vw" />);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toContain('s1-dark-1200.webp');
    expect(html).toContain('alt="The S1 in the dark"');
  });

  it('is one picture that follows the system where it may not wait', () => {
    const html = renderToStaticMarkup(<Picture picture={bright} sizes="100vw" priority />);
    expect(html.match(/<img/g)).toHaveLength(1);
    const [first = ''] = html.match(/<source[^>]*>/g) ?? [];
    expect(first).toContain('media="(prefers-color-scheme: dark)"');
    expect(first).toContain('s1-dark-480.avif');
  });
});

describe('a figure', () => {
  it('ties its caption and who made it to the picture', () => {
    const html = renderToStaticMarkup(
      <Figure caption="In the tunnel" credit="Design Centre">
        <Picture picture={car} sizes="100vw" />
      </Figure>,
    );
    expect(html).toMatch(/^<figure.*<figcaption.*In the tunnel.*Design Centre.*<\/figcaption><\/figure>$/);
  });
});
