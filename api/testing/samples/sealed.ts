import fs from 'node:fs';
import path from 'node:path';
import { samplePack, writePack } from '../sample-pack.ts';

/** Stands in everything that is under embargo, and nowhere else. */
export const SECRET = 'quittenmus';
/** Figures under embargo. */
export const SECRET_FIGURES = { monthSales: 7_654_321, yearSales: 8_765_432, dividend: 4321.09 } as const;
/** Its documents, below `media/`. */
export const SECRET_FILES = ['quittenmus-cn.pdf', 'quittenmus-en.pdf', 'quittenmus-report.pdf'] as const;
const DAY = '2026-11-22';
const TIME = '10:00';
const MINUTE = `${DAY} ${TIME}`;
/** When all of it is out. */
export const LIFTED = Date.parse(`${DAY}T${TIME}:00+08:00`);

const both = (text: string) => ({ cn: `${SECRET}${text}`, en: `${SECRET} ${text}` });
const documentOf = (name: string) => ({ url: `/cn/media-files/${name}`, size: 1024 });

/** The sample pack with one of each kind that is out at {@link LIFTED}. @returns the folder */
export function writeSealedPack(folder: string): string {
  const pack = samplePack();
  const { files, articles } = pack;
  articles['sealed-article'] = {
    publishTime: `${MINUTE}:00`,
    cn: { title: `${SECRET}文章`, tags: [SECRET] },
    en: { title: `${SECRET} article`, tags: [SECRET] },
  };
  files['modules.json']['MOD-SY-01'].push({
    id: 'sealed-banner',
    url: '/news/detail?baseid=sealed-article',
    picture: 'windtunnel',
    title: both('banner'),
    summary: both('banner'),
  });
  const [cn, en, report] = SECRET_FILES;
  const announced = { baseId: 'a-sealed', market: 'A' as const, category: 'results' as const, date: DAY, time: TIME };
  const documents = { cn: { ...documentOf(cn), pages: 1 }, en: { ...documentOf(en), pages: 1 } };
  files['announcements.json'].push({ ...announced, title: both('announcement'), documents });
  const pieces = [{ kind: 'paragraph' as const, text: SECRET }];
  files['announcement-texts.json'].push({ id: 'a-sealed', cn: pieces, en: pieces });
  files['lessons.json'].push({
    id: 'sealed-article',
    minutes: 1,
    questions: [{ question: both('?'), options: { cn: ['1'], en: ['1'] }, answer: 0, explanation: both('!') }],
  });
  sealInvestors(files, documentOf(report));
  const written = writePack(folder, pack);
  for (const name of SECRET_FILES) fs.writeFileSync(path.join(written, 'media', name), Buffer.alloc(1024));
  return written;
}

function sealInvestors(files: ReturnType<typeof samplePack>['files'], document: { url: string; size: number }): void {
  const { monthSales: sales, yearSales, dividend } = SECRET_FIGURES;
  const [oldYear] = files['key-figures.json'];
  const [oldDividend] = files['dividends.json'];
  if (!oldYear || !oldDividend) throw new Error('the sample has changed');
  files['reports.json'].push({
    id: 'sealed-report',
    year: 2026,
    kind: 'half',
    market: 'A',
    date: DAY,
    time: TIME,
    title: both('report'),
    ...document,
  });
  const line = { by: both('speaker'), text: both('words') };
  files['results.json'].push({
    id: '2026-half',
    announcements: { A: 'a-sealed' },
    reports: ['sealed-report'],
    event: 'long-ago',
    figures: { revenue: dividend, netProfit: 1, research: 1, last: { revenue: 1, netProfit: 1, research: 1 } },
    briefing: [{ id: 'words', heading: both('chapter'), lines: [line] }],
  });
  files['events.json'].push({
    id: 'sealed-event',
    kind: 'meeting',
    begins: '2026-12-30',
    ends: '2026-12-30',
    published: MINUTE,
    sequence: 0,
    title: both('event'),
    summary: both('event'),
    place: both('place'),
  });
  files['sales.json'].push({ month: '2026-11', output: sales, sales, nev: 0, published: MINUTE });
  for (const file of ['sales-by-company.json', 'sales-by-product.json'] as const)
    files[file].forEach(({ months }, at) =>
      months.push({ month: '2026-11', output: at ? 0 : sales, sales: at ? 0 : sales }),
    );
  files['key-figures.json'].unshift({ ...oldYear, id: '2026', sales: yearSales, published: MINUTE });
  files['dividends.json'].unshift({
    ...oldDividend,
    id: 'sealed-dividend',
    kind: 'final',
    per10Shares: dividend,
    published: MINUTE,
  });
}
