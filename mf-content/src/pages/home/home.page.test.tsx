import type { Realtime } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import type { HomeData } from './home.load.ts';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle, samplePicture } from '../../testing/samples.ts';

const quote: Realtime = {
  market: 'A',
  code: 'A-DEMO',
  name: 'Chenyue',
  currency: 'CNY',
  last: 9.85,
  open: 9.7,
  high: 9.9,
  low: 9.6,
  prevClose: 9.73,
  volume: 1,
  turnover: 1,
  change: 0.12,
  changePct: 1.23,
  high52: 12,
  low52: 7,
  time: '2026-11-20 15:00',
  state: 'closed',
  delayMin: 15,
  sample: true,
};

const banner = {
  id: 'b1',
  title: 'In line with air',
  summary: 'First the wind.',
  url: '/news/detail?baseid=s1',
  label: 'S1 concept',
};

const data: HomeData = {
  info: { name: 'Chenyue', shortName: 'CY', slogan: 'In line with air', weibo: '', wechat: '', copyright: '' },
  banners: [
    { ...banner, picture: samplePicture('s1-night') },
    {
      ...banner,
      id: 'b2',
      title: 'A car every 53 seconds',
      label: 'Nansha smart factory',
      url: 'https://example.com/',
    },
  ],
  scenes: ['First, the wind', 'A body'].map((title, at) => ({
    id: title,
    title,
    summary: 'Told.',
    url: '/x',
    label: `${at} lines`,
  })),
  topics: [{ id: 't1', title: 'A topic', summary: 'Of today.', url: 'news' }],
  entries: [{ id: 'e1', title: 'Careers', summary: 'Campus 2027', url: '/talent' }],
  brands: ['chenyue', 'yaoxing'].map((id) => ({
    id,
    brandName: `Brand ${id}`,
    kind: 'Passenger cars',
    txt: `About ${id}`,
    showUrl: `${id}.example`,
    href: `https://${id}.example/`,
    vehicles: [{ tit: `${id} S7`, href: `https://${id}.example/s7`, type: 'sedan', picture: samplePicture('side') }],
  })),
  brand: '',
  news: ['one', 'two', 'three'].map(sampleArticle),
  sales: {
    month: '2026-10',
    output: 191_206,
    sales: 187_420,
    salesYoY: 0.086,
    ytd: 1_629_300,
    ytdYoY: -0.012,
    nevShare: 0.513,
    trend: [
      { month: '2026-08', sales: 150_000 },
      { month: '2026-09', sales: 181_420 },
      { month: '2026-10', sales: 187_420 },
    ],
  },
  markets: {
    A: {
      announcements: [
        {
          baseId: 'a1',
          title: 'Repurchase',
          date: '2026-11-19',
          publishTime: '2026-11-19 17:30',
          categoryCode: '',
          category: 'shares',
          languages: ['en'],
          url: '',
          size: 0,
        },
      ],
      quote,
    },
    H: { announcements: [], quote: null },
  },
  pavilion: {
    name: 'Chenyue Pavilion',
    address: '1 Fengdong Road',
    phone: '',
    hours: [{ days: 'Tuesday to Sunday', time: '09:30–16:30' }],
    closed: 'Mondays',
    lastEntry: '16:00',
    access: '',
    gettingThere: [],
    notice: { version: '1', title: '', lead: '', sections: [] },
    prepare: [],
  },
};

const nothing: HomeData = {
  info: null,
  banners: [],
  scenes: [],
  topics: [],
  entries: [],
  brands: [],
  brand: '',
  news: [],
  sales: null,
  markets: { A: { announcements: [], quote: null }, H: { announcements: [], quote: null } },
  pavilion: null,
};

// Spec I18.
describe('a visitor of the home page', () => {
  const html = renderPage('home', data, 'en');
  const text = textOf(html);

  it('meets one headline and headings in order', () => {
    const levels = headingLevels(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
  });

  it('reaches every banner, inside and outside of the site', () => {
    expect(html).toContain('href="/cn/en/news/detail?baseid=s1"');
    expect(html).toMatch(/href="https:\/\/example\.com\/" target="_blank" rel="noopener"/);
  });

  it('sees the air over the car, cropped as the picture is', () => {
    expect(html).toContain('viewBox="0 0 1920 1080"');
    expect(html).toContain('viewBox="0 0 780 1464"');
    expect(html).toContain('s1-night-portrait-780.avif');
    expect(text).toContain('Cd 0.187');
  });

  it('chooses among the brands by radio button and leaves for their sites', () => {
    expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(2);
    expect(html.match(/<input[^>]*checked=""/g)).toHaveLength(1);
    expect(html).toMatch(
      /href="https:\/\/yaoxing\.example\/s7"[^>]*aria-label="Official site of yaoxing S7 \(opens in a new tab\)"/,
    );
  });

  it('reads the sales of the month, how they moved, and the months before', () => {
    expect(text).toContain('Sales in October 2026 187,420 vehicles ▲ +8.6% on the same month last year');
    expect(text).toContain('Year to date 1,629,300 (▼ −1.2%)');
    expect(html).toContain(
      'aria-label="Monthly sales, August 2026 to October 2026. Lowest 150,000 in August 2026, highest 187,420 in October 2026, latest 187,420."',
    );
    expect(text).toContain('September 181,420');
  });

  it('reads announcements, with a link only where some section shows them', () => {
    expect(text).toContain('2026-11-19 Repurchase');
    expect(html).not.toContain('notice/detail');
    expect(text).toContain('No announcements can be shown right now.');
  });

  it('never sees a price without its age', () => {
    expect(text).toContain('9.85 ▲ +1.23%');
    expect(text).toContain('Prices are delayed by at least 15 minutes. Data as of 2026-11-20 15:00 Beijing time.');
    expect(text).toContain('Recorded sample data, not market prices.');
  });

  it('is invited to the pavilion', () => {
    expect(text).toContain('See the shape of wind at the Chenyue Pavilion');
    expect(text).toContain('Tuesday to Sunday 09:30–16:30');
    expect(html).toContain('href="/cn/en/book"');
  });

  it('reads it in Chinese, with large numbers as they are said', () => {
    const chinese = textOf(renderPage('home', data, 'cn'));
    expect(chinese).toContain('2026年10月销量 187,420 辆 ▲ +8.6% 较上年同月');
    expect(chinese).toContain('年累计销量 162.93万辆（▼ −1.2%）');
    expect(chinese).toContain('六个品牌，同一阵风');
  });

  it('finds a page that stands when nothing arrived', () => {
    const bare = renderPage('home', nothing, 'en');
    expect(headingLevels(bare)[0]).toBe(1);
    expect(textOf(bare)).toContain('Company news cannot be shown right now.');
    expect(textOf(bare)).not.toMatch(/null|undefined|NaN/);
    expect(bare).toContain('href="/cn/en/book"');
  });
});
