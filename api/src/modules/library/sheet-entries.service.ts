import { siteInfo } from 'shared/contract/site/site-info';
import type { Lang } from 'shared/contract/text/lang';
import type { ContentDb } from '../../db/content-reads.ts';
import type { Words } from '../../db/schema.ts';
import { findDocument } from '../../imported/document.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import type { LibraryEntry } from './library-choice.model.ts';
import { findArticleTimes } from './library.store.ts';

type Subject = EntryBody<'mediaSubject'>;
type Sheet = NonNullable<Subject['sheet']>;

/** Before the first day that a ZIP file can say nothing is out. */
const ALWAYS = new Date('1980-01-02T00:00:00+08:00');
const SHEET = 'facts-';

/** What a fact sheet is called among what can be downloaded. */
export const sheetPick = (subject: string): string => `${SHEET}${subject}`;

const titleOf = ({ cn, en }: Words): Words => ({ cn: `${cn}：资料页`, en: `${en}: fact sheet` });

const fileOf = (sheet: Sheet, lang: Lang): string => sheet[lang].url.split('/').at(-1) ?? '';

function entryOf(subject: Subject, sheet: Sheet, { out, credit }: { out: Date; credit: Words }): LibraryEntry {
  const { background, name } = subject;
  return {
    row: {
      id: sheetPick(subject.id),
      kind: 'pack',
      date: dayOf(out.getTime()),
      title: titleOf(name),
      summary: { cn: background.cn[0] ?? name.cn, en: background.en[0] ?? name.en },
      tags: { cn: [], en: [] },
      picture: null,
      duration: null,
      file_count: 2,
      size: sheet.cn.size + sheet.en.size,
      url: '',
      credit,
      files: [fileOf(sheet, 'cn'), fileOf(sheet, 'en')],
      embargoed: false,
      public_at: out,
    },
    subjects: [subject],
    topics: [],
    brands: [],
    cover: undefined,
    orientation: undefined,
  };
}

/** When the sheet of each subject is out: with the first that is written about it, or always where nothing is. */
export async function sheetTimes(content: ContentDb): Promise<(subject: Subject) => Date> {
  const times = new Map((await findArticleTimes(content)).map(({ base_id, publish_time }) => [base_id, publish_time]));
  return ({ articles }) =>
    articles.flatMap((id) => times.get(id) ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? ALWAYS;
}

/** Fact sheets that are out, as packages of their files in both languages, so that they can be taken with pictures. */
export async function sheetEntries({
  content,
  now,
}: {
  content: ContentDb;
  now: () => number;
}): Promise<LibraryEntry[]> {
  const [{ rows }, outOf, cn, en] = await Promise.all([
    findEntries(content, 'mediaSubject'),
    sheetTimes(content),
    findDocument(content, 'site', { lang: 'cn', schema: siteInfo }),
    findDocument(content, 'site', { lang: 'en', schema: siteInfo }),
  ]);
  const credit = { cn: cn.name, en: en.name };
  return rows.flatMap((subject) => {
    const out = outOf(subject);
    const isOut = out.getTime() <= now();
    return subject.sheet && isOut ? [entryOf(subject, subject.sheet, { out, credit })] : [];
  });
}
