import { writeFile } from 'node:fs/promises';
import { FIGURE_DECIMALS } from 'shared/contract/invest/key-figure-names';
import { readArticles, readPackFile, type Lang } from '../src/read-pack.ts';
import { brandSubjects } from './brand-sheets.ts';
import { faceFor } from './document-files.ts';
import { factSheetPdf, SHEET_FRAME, type FactSheet } from './fact-sheet-pdf.ts';
import { pagesOf } from './pdf-pages.ts';

/*
 * `pnpm --filter content fact-sheets`: writes the figures of the group from `key-figures.json`, and every brand with those of its
 * vehicles, into `media-subjects.json`, makes `media/facts-<subject>-<language>.pdf` of the group, of every brand and of every
 * vehicle, and notes there what these files are.
 */

const FONT = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2';
const MEDIA = new URL('../media/', import.meta.url);
const SUBJECTS = new URL('../pack/media-subjects.json', import.meta.url);
const SHEET_KINDS: ReadonlySet<Subject['kind']> = new Set(['group', 'brand', 'vehicle']);
const LANGUAGES = ['cn', 'en'] as const;

type Subject = ReturnType<typeof readPackFile<'media-subjects.json'>>[number];

const published = new Map(readArticles().map(({ baseId, meta }) => [baseId, meta.publishTime.slice(0, 10)]));
const [newest] = readPackFile('key-figures.json');

const listed = readPackFile('media-subjects.json').filter(({ kind }) => kind !== 'brand');
const brands = brandSubjects(listed);
const isGroup = ({ kind }: Subject) => kind === 'group';
const subjects = [...listed.filter((one) => isGroup(one)), ...brands, ...listed.filter((one) => !isGroup(one))];
const noted = [];
for (const subject of subjects) {
  const current = subject.kind === 'group' ? { ...subject, facts: groupFacts() } : subject;
  const hasSheet = SHEET_KINDS.has(subject.kind);
  noted.push(hasSheet ? { ...current, sheet: await sheetOf(current) } : current);
}
await writeFile(SUBJECTS, `${JSON.stringify(noted, null, 2)}\n`);
console.log(`${noted.filter((subject) => 'sheet' in subject).length} fact sheets`);

/** The last year of the annual reports. */
function groupFacts(): Subject['facts'] {
  if (!newest) throw new Error('key-figures.json is empty');
  const { id: year, sales, revenue, netProfit, research } = newest;
  const write = (value: number, decimals: number) =>
    value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const billion = (value: number, figure: 'revenue' | 'netProfit' | 'research') => {
    const text = write(value, FIGURE_DECIMALS[figure]);
    return { cn: `${write(value * 10, Math.max(0, FIGURE_DECIMALS[figure] - 1))}亿元`, en: `${text} billion yuan` };
  };
  return [
    { name: { cn: '成立', en: 'Founded' }, value: { cn: '1997年，广州', en: '1997 in Guangzhou' } },
    { name: { cn: '品牌', en: 'Brands' }, value: { cn: '6个', en: 'six' } },
    {
      name: { cn: `${year}年销量`, en: `Sales in ${year}` },
      value: { cn: `${write(sales, 0)}辆`, en: `${write(sales, 0)} vehicles` },
    },
    { name: { cn: `${year}年营业收入`, en: `Revenue in ${year}` }, value: billion(revenue, 'revenue') },
    { name: { cn: `${year}年净利润`, en: `Net profit in ${year}` }, value: billion(netProfit, 'netProfit') },
    { name: { cn: `${year}年研发投入`, en: `Research in ${year}` }, value: billion(research, 'research') },
  ];
}

/** Dated by the newest article about it. */
async function sheetOf({ id, name, background, facts, articles }: Subject): Promise<Subject['sheet']> {
  const date =
    articles
      .flatMap((article) => published.get(article) ?? [])
      .toSorted()
      .at(-1) ?? '2026-11-20';
  const made = LANGUAGES.map(async (lang) => {
    const sheet: FactSheet = {
      lang,
      date,
      name: name[lang],
      background: background[lang],
      facts: facts.map((fact) => ({ name: fact.name[lang], value: fact.value[lang] })),
    };
    const bytes = await factSheetPdf(sheet, await faceOf(sheet, lang));
    const file = `facts-${id}-${lang}.pdf`;
    await writeFile(new URL(file, MEDIA), bytes);
    return [lang, { url: `/cn/media-files/${file}`, size: bytes.length, pages: pagesOf(bytes) }] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Subject['sheet'];
}

/** The face with the characters of one sheet only. */
function faceOf(sheet: FactSheet, lang: Lang): Promise<Buffer> {
  const frame = SHEET_FRAME[lang];
  const around = JSON.stringify([frame, frame.title(''), frame.dated('')]);
  return faceFor(FONT, `·−—　${around}${JSON.stringify(sheet)}`);
}
