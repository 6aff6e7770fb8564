import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { item } from '../testing/menu-items.ts';
import { sayIn, SITE } from '../testing/say.ts';
import { Footer } from './footer.tsx';

const html = renderToStaticMarkup(
  <Footer
    lang="en"
    site={SITE}
    menu={[item('investors', { sonMenu: [item('price', { url: '/invest/stock' })] }), item('empty')]}
    others={[item('map', { url: 'http://map.example/' })]}
    remark={[
      item('copyright', { enName: SITE.copyright, url: '/' }),
      item('icp', { enName: 'ICP filing XXXXXXXX (placeholder)', url: 'https://beian.miit.gov.cn' }),
    ]}
    say={sayIn('en')}
  />,
);

describe('the footer', () => {
  it('groups the quick menu under headings, without empty groups', () => {
    expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'One letter a month, only what matters',
      'Name investors',
      'Other',
    ]);
    expect(html).toContain('href="/cn/en/invest/stock"');
  });

  it('folds the menu on a phone by a control beside it that has its name', () => {
    expect(html).toMatch(/<details[^>]*><summary>([^<]+)<\/summary><\/details><nav [^>]*aria-label="\1"/);
  });

  it('keeps addresses that leave the site, and opens them beside it', () => {
    expect(html).toContain('href="http://map.example/" target="_blank" rel="noopener"');
  });

  it('shares the page where a script can say which one it is', () => {
    expect(html).toMatch(/<a [^>]*service\.weibo\.com[^>]*data-share-page=""[^>]*data-js-only=""/);
    expect(html).toMatch(/<button [^>]*data-copy-link="" data-js-only=""/);
  });

  it('takes addresses for the newsletter, with a script and without', () => {
    expect(html).toMatch(/<form [^>]*action="\/cn\/en\/subscribe" method="post">.*type="email" [^>]*name="email"/s);
    expect(html).toContain('data-invalid="Please enter a correct e-mail address"');
  });

  it('says the copyright once, and links the filing numbers', () => {
    expect(html.split(SITE.copyright)).toHaveLength(2);
    expect(html).toMatch(/href="https:\/\/beian\.miit\.gov\.cn" target="_blank" rel="noopener">ICP filing/);
  });

  it('has the WeChat code at 120 pixels and the way to Weibo', () => {
    const [code = ''] = /<img [^>]*src="\/cn\/qr\/en\.svg\?of=wechat"[^>]*>/.exec(html) ?? [];
    expect(code).toContain('alt="QR code of our WeChat account" width="120" height="120" loading="lazy"');
    expect(html).toContain('href="https://weibo.example/chenyue"');
  });
});
