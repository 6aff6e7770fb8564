import { describe, expect, it } from 'vitest';
import { drawIcon, wrapIco } from './icons.ts';
import { manifestOf, robotsTxt, securityTxt } from './small-documents.ts';

describe('what search engines are told first', () => {
  it('is to read all pages, but neither fragments nor the service', () => {
    expect(robotsTxt('https://www.example.com', true)).toBe(
      'User-agent: *\nAllow: /\nDisallow: /cn/_f/\nDisallow: /cn/api/\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });
});

it('who found a weakness reads whom to tell, until when, and in which languages', () => {
  expect(securityTxt('https://www.example.com', Date.parse('2026-11-23T12:00:00Z'))).toBe(
    'Contact: mailto:security@chenyue-auto.example\nExpires: 2027-05-22T00:00:00.000Z\nPreferred-Languages: zh, en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  );
});

describe('the site on a home screen', () => {
  it('has its name, its first page in one language, and icons that may be masked', () => {
    const info = { name: '辰岳集团', shortName: '辰岳', slogan: '风', weibo: '', wechat: '', copyright: '' };
    const text = manifestOf('cn', info);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual({
      id: '/cn/cn',
      name: '辰岳集团',
      short_name: '辰岳',
      description: '风',
      lang: 'zh-CN',
      start_url: '/cn/cn',
      scope: '/cn/',
      display: 'minimal-ui',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      icons: [
        { src: '/cn/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/cn/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/cn/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('has an icon of the size that was named, without corners that a mask would cut', async () => {
    const { default: sharp } = await import('sharp');
    const cornerOf = async (size: 32 | 180) => {
      const { data, info } = await sharp(await drawIcon(size))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { size: [info.width, info.height], corner: [...data.subarray(0, 4)] };
    };
    expect(await cornerOf(180)).toEqual({ size: [180, 180], corner: [0xfb, 0xfa, 0xf8, 255] });
    expect((await cornerOf(32)).size).toEqual([32, 32]);
    expect((await cornerOf(32)).corner[3]).toBe(0);
  });
});

it('the oldest browsers get a directory of one picture with 32 bits a pixel', () => {
  const ico = wrapIco(Buffer.from('png'), 32);
  expect([...ico]).toEqual([
    0,
    0,
    1,
    0,
    1,
    0,
    32,
    32,
    0,
    0,
    1,
    0,
    32,
    0,
    3,
    0,
    0,
    0,
    22,
    0,
    0,
    0,
    ...Buffer.from('png'),
  ]);
});
