import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import type { PACK_FILES, packArticle } from 'shared/contract/pack/pack';
import { dayOf } from '../src/model/shanghai-time.ts';
import { briefingFiles } from '../src/modules/media/film-files.service.ts';
import { sampleLists } from './samples/lists.ts';
import { samplePages, writePages, type SamplePages } from './sample-pages.ts';
import { announcements, announcementTexts } from './samples/announcements.ts';

/*
 * A small content pack of the tests' own, so that a test never depends on what the site says today.
 */

interface SampleText {
  title: string;
  summary?: string;
  tags?: string[];
  markdown?: string;
}
export interface SampleArticle extends Partial<z.input<typeof packArticle>> {
  cn?: SampleText;
  en?: SampleText;
}
export interface SamplePack {
  files: { -readonly [N in keyof typeof PACK_FILES]: z.input<(typeof PACK_FILES)[N]> };
  articles: Record<string, SampleArticle>;
  pages: SamplePages;
}

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });
const PICTURE = 'windtunnel';
const WIDTHS = [480, 800];
/** Nobody looks at it. */
const PICTURE_BYTES = 'picture';

/** A pack that passes every check. Change what a test is about, then {@link writePack}. */
export function samplePack(): SamplePack {
  return {
    files: {
      'media.json': { [PICTURE]: { width: 800, height: 450, widths: WIDTHS, alt: { cn: '风洞', en: 'Wind tunnel' } } },
      'site.json': { cn: site('辰岳'), en: site('Chenyue') },
      'menus.json': menus(),
      'modules.json': {
        'MOD-SY-01': [moduleItem('banner-one')],
        'MOD-SY-02': [moduleItem('topic-one')],
        'MOD-SY-03': [],
        'MOD-SY-04': [moduleItem('scene-one')],
        'MOD-CD-01': [],
      },
      'announcements.json': announcements(),
      'sales.json': Array.from({ length: 49 }, (_, at) => ({
        month: monthOf(at),
        output: 1100 + at,
        sales: 1000 + at,
        nev: 400,
      })),
      'brands.json': ['one', 'two', 'three', 'four', 'five', 'six'].map(brand),
      'library.json': [
        mediaItem('video-one', 'video', '2026-11-01'),
        {
          ...mediaItem('image-one', 'image', '2026-05-01'),
          url: `/cn/media-files/${PICTURE}-800.webp`,
          size: PICTURE_BYTES.length,
        },
      ],
      'programmes.json': [
        programme('open-round', '2026-11-01', '2026-12-31'),
        programme('old-round', '2020-01-01', '2020-12-31'),
      ],
      'pavilion.json': { cn: pavilion('展馆'), en: pavilion('Pavilion') },
      'calendar.json': calendar(),
      'dictionary.json': { cn: ['辰岳', '曜行', '曜行V6'], en: ['Wind tunnel', 'Yaoxing V6'] },
      'search.json': {
        concepts: [{ cn: ['新能源', '电动车'], en: ['EV', 'electric car'] }],
        pages: [],
        names: {},
      },
      'stock-a.json': stock('A'),
      'stock-h.json': stock('H'),
      ...sampleLists(),
      'announcement-texts.json': announcementTexts(),
    },
    articles: articles(),
    pages: samplePages(PICTURE),
  };
}

function articles(): Record<string, SampleArticle> {
  return {
    'first-light': {
      publishTime: '2026-11-01 09:00:00',
      picture: PICTURE,
      attachments: [{ id: 'annex', name: both('Annex'), url: '/cn/media-files/annex.pdf', size: 1024, ext: 'pdf' }],
      cn: { title: '第一缕光', tags: ['光', '车'], markdown: `正文。\n\n![风洞里的一天](${PICTURE})` },
      en: { title: 'First light', tags: ['light', 'car'], markdown: `Text.\n\n![A day in the tunnel](${PICTURE})` },
    },
    'second-wind': {
      publishTime: '2026-11-02 09:00:00',
      cn: { title: '第二阵风', tags: ['车'] },
      en: { title: 'Second wind', summary: 'About 100% of it', tags: ['car'] },
    },
    'only-chinese': { publishTime: '2026-11-03 09:00:00', cn: { title: '只有中文' } },
    'other-column': {
      category: 'COL-XWZX-PPDT',
      publishTime: '2026-11-04 09:00:00',
      en: { title: 'Brand news', tags: ['car'] },
    },
    'not-yet': { publishTime: '2026-12-01 09:00:00', cn: { title: '尚未' }, en: { title: 'Not yet', tags: ['car'] } },
  };
}

function site(name: string) {
  return {
    name,
    shortName: name,
    slogan: name,
    weibo: 'https://weibo.example/chenyue',
    wechat: 'chenyue',
    copyright: name,
  };
}

export function menuItem(id: string, fields: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    parentId: '',
    code: 'MENU-MAIN',
    language: 0,
    name: `${id} 中`,
    enName: id,
    url: id,
    sonMenu: [],
    ...fields,
  };
}

function menus(): MenuItem[] {
  const deep = menuItem('level-two', {
    parentId: 'news',
    sonMenu: [menuItem('level-three', { parentId: 'level-two' })],
  });
  return [
    menuItem('news', { sonMenu: [deep] }),
    menuItem('party', { language: 1, sonMenu: [menuItem('party-news', { parentId: 'party' })] }),
    menuItem('investors', { language: 2 }),
    menuItem('contact', { code: 'MENU-SUB1' }),
  ];
}

const moduleItem = (id: string) => ({
  id,
  url: 'news',
  picture: PICTURE,
  title: both(id),
  summary: both(id),
  label: both('More'),
});

/** 2022-10 and the months after it. */
function monthOf(at: number): string {
  return new Date(Date.UTC(2022, 9 + at, 1)).toISOString().slice(0, 7);
}

const brand = (id: string) => ({
  id,
  brandName: both(id),
  kind: both('Cars'),
  txt: both('Text'),
  showUrl: `${id}.example`,
  href: `https://${id}.example/`,
  ...(id === 'one' ? { hero: PICTURE } : {}),
  vehicles: [{ tit: both(`${id} car`), href: `https://${id}.example/car`, type: 'sedan' as const, picture: PICTURE }],
});

const mediaItem = (id: string, kind: 'video' | 'image', date: string) => ({
  id,
  kind,
  date,
  title: both(id),
  summary: both('Summary'),
  tags: { cn: ['车'], en: ['car'] },
  picture: PICTURE,
  fileCount: 1,
  size: 2048,
  url: '',
  credit: both('Centre'),
  ...(kind === 'video' ? { duration: 90 } : {}),
});

const programme = (id: string, begins: string, ends: string) => ({
  id,
  track: 'social' as const,
  begins,
  ends,
  title: both(id),
  summary: both('Summary'),
  audience: both('Everybody'),
  places: both('10'),
  contact: both('Mail'),
  steps: [{ name: both('Apply'), date: begins }],
});

function pavilion(name: string) {
  const named = { title: name, text: name };
  return {
    name,
    address: name,
    phone: '020-0000',
    hours: [{ days: name, time: '09:30' }],
    closed: name,
    lastEntry: name,
    access: name,
    gettingThere: [{ by: name, how: name }],
    prepare: [named],
    notice: { version: '1', title: name, lead: name, sections: [named] },
  };
}

function calendar(): z.input<(typeof PACK_FILES)['calendar.json']> {
  return {
    weekdays: [2, 3, 4, 5, 6, 7],
    opens: '09:30',
    closes: '16:30',
    slotMinutes: 90,
    capacity: 60,
    explainers: 2,
    lead: { min: 1, max: 60 },
    cutOff: { daysBefore: 1, time: '15:00' },
    explainer: { min: 15, mode: 'gte' },
    days: [{ from: '2026-12-25', to: '2026-12-25', state: 'holiday', note: both('Holiday') }],
  };
}

const DAY_MS = 86_400_000;

/** 300 days in a row, the last of them 2026-11-20; each closes one higher than the day before. */
function stock(market: 'A' | 'H'): z.input<(typeof PACK_FILES)['stock-a.json']> {
  const last = Date.UTC(2026, 10, 20);
  const candles = Array.from({ length: 300 }, (_, at): [string, number, number, number, number, number, number] => {
    const close = 10 + at;
    return [dayOf(last - (299 - at) * DAY_MS), close - 1, close, close - 2, close + 1, 1000, 5000];
  });
  return {
    market,
    code: `${market}-DEMO`,
    name: both('Chenyue'),
    currency: market === 'A' ? 'CNY' : 'HKD',
    sample: true,
    candles,
  };
}

/** Writes the pack as it lies on disk, with an empty file for every picture. */
export function writePack(folder: string, { files, articles, pages }: SamplePack): string {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'pack/articles'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'media'));
  for (const width of WIDTHS) {
    for (const format of ['avif', 'webp'])
      fs.writeFileSync(path.join(folder, `media/${PICTURE}-${width}.${format}`), PICTURE_BYTES);
  }
  fs.writeFileSync(path.join(folder, 'media/annex.pdf'), Buffer.alloc(1024));
  for (const { film } of files['results.json']) {
    for (const name of film ? briefingFiles(film.file) : []) fs.writeFileSync(path.join(folder, 'media', name), '');
  }
  for (const { sheet } of files['media-subjects.json']) {
    for (const { url, size } of sheet ? Object.values(sheet) : [])
      fs.writeFileSync(path.join(folder, 'media', path.basename(url)), Buffer.alloc(size));
  }
  for (const [name, value] of Object.entries(files))
    fs.writeFileSync(path.join(folder, 'pack', name), JSON.stringify(value));
  for (const [baseId, article] of Object.entries(articles))
    writeArticle(path.join(folder, 'pack/articles', baseId), article);
  writePages(path.join(folder, 'pack/pages'), pages);
  return folder;
}

function writeArticle(folder: string, { cn, en, ...article }: SampleArticle): void {
  fs.mkdirSync(folder);
  const meta = { category: 'COL-XWZX-QYDT', publishTime: '2026-11-01 09:00:00', ...article };
  fs.writeFileSync(path.join(folder, 'article.json'), JSON.stringify(meta));
  const texts: [Lang, SampleText | undefined][] = [
    ['cn', cn],
    ['en', en],
  ];
  for (const [lang, text] of texts) if (text) fs.writeFileSync(path.join(folder, `${lang}.md`), markdownFile(text));
}

function markdownFile({ markdown = 'Text.', title, summary = `Summary of ${title}`, tags = [] }: SampleText): string {
  const front = Object.entries({ title, summary, tags, source: 'Newsroom' });
  return `---\n${front.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join('\n')}\n---\n\n${markdown}\n`;
}
