import { ApiError } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { entry, pack, picture } from '../../testing/entry-samples.ts';
import { loadEntryPage as load, openEntryPage as open } from '../../testing/open-entry.ts';

// Spec CALL-media-detail, M5.
describe('a journalist with one picture', () => {
  it('reads what it shows, when, where, whose it is and what may be done with it', async () => {
    const { html } = await open('en', entry);
    for (const fact of ['20 November 2026', 'Guangzhou', 'Yaoxing V6', 'Vehicles, Auto shows', 'Landscape', 'Green'])
      expect(html).toContain(fact);
    expect(html).toContain('It is the brand’s first large electric SUV.');
    expect(html).toContain('Free for news reporting, commentary and education');
  });

  it('reads the same in Chinese', async () => {
    const { html } = await open('cn', entry);
    for (const fact of ['2026年11月20日', '车型、车展', '横幅', '绿色', '1280 × 720 像素'])
      expect(html).toContain(fact);
  });

  it('takes the credit along with a button, and reads it without', async () => {
    const { html } = await open('en', entry);
    expect(html).toMatch(/<button[^>]*data-js-only=""[^>]*data-copy-link="Image: Chenyue Design Centre"/);
    expect(html).toContain('>Image: Chenyue Design Centre<');
  });

  it('sees every file with its pixels and bytes before taking it', async () => {
    const { html } = await open('en', entry);
    expect(html).toContain('href="/cn/api/media/take?pick=image-v6~original&amp;language=2"');
    expect(html).toContain('1280 × 720 pixels');
    expect(html).toContain('21.02 KB (21,528 bytes)');
  });

  it('opens it large without script, at once and before what lies below', async () => {
    const { html } = await open('en', entry);
    expect(html).toMatch(/<a [^>]*href="\/cn\/media-files\/yaoxing-v6-1280\.webp" data-full=""[^>]*id="picture-1"/);
    expect(html).toContain('fetchPriority="high"');
  });

  it('goes on to the news, the film and the press office', async () => {
    const { html } = await open('en', entry);
    expect(html).toContain('href="/cn/en/news/detail?baseid=debut"');
    expect(html).toContain('href="/cn/en/media/library/video-v6"');
    expect(html).toContain('href="/cn/en/contact#media"');
  });

  it('can share it, and search engines learn what it is', async () => {
    const { head, html } = await open('en', entry);
    expect(html).toContain('https%3A%2F%2Fwww.example.com%2Fcn%2Fen%2Fmedia%2Flibrary%2Fimage-v6');
    expect(head).toMatchObject({
      title: 'Yaoxing V6, front',
      description: 'Yaoxing V6, front. Dark green, with the roof spoiler.',
      canonical: '/media/library/image-v6',
      image: 'yaoxing-v6',
      subject: { '@type': 'ImageObject', creditText: 'Chenyue Design Centre', keywords: 'Yaoxing, SUV' },
    });
  });
});

describe('a journalist with a package', () => {
  const packed = { ...entry, item: pack, pictures: [{ picture, id: 'image-v6' }] };

  it('takes it as one file by links that work without script and lead to the terms first', async () => {
    const { html } = await open('en', packed);
    expect(html).toContain('href="/cn/api/media/take?pick=image-v6~original&amp;language=2"');
  });

  it('is a gallery for search engines', async () => {
    const { head } = await open('en', packed);
    expect(head.subject).toMatchObject({ '@type': 'ImageGallery', hasPart: [{ name: 'A green car', width: 1280 }] });
  });
});

describe('what is not there', () => {
  it('is described as not found, and not even asked for where no id could be so', async () => {
    const gone = load({ id: 'image-gone' }, () => Promise.reject(new ApiError('40004', 'no')));
    expect(await gone.outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
    const requests: string[] = [];
    const call = async () => void requests.push('one');
    expect(await load({ id: '..%2f' }, call).outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
    expect(requests).toEqual([]);
  });

  it('lets every other fault through to the error page', async () => {
    const down = load({ id: 'image-v6' }, () => Promise.reject(new ApiError('50000', 'down')));
    await expect(down.outcome).rejects.toThrow(ApiError);
  });
});
