import { LANGS } from 'shared/contract/text/lang';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Db } from '../../db/client.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { instantOf } from '../../model/shanghai-time.ts';
import { briefingFiles } from './film-files.service.ts';

interface DocumentUse {
  url: string;
  out: Date;
}

/** A report, and its English where that is a document of its own. */
function usesOf({ url, english }: { url: string; english?: { url: string } | undefined }, out: Date): DocumentUse[] {
  return [{ url, out }, ...(english ? [{ url: english.url, out }] : [])];
}

async function findUses(db: Db): Promise<DocumentUse[]> {
  const [announcements, articles, reports, topics, results, events, subjects] = await Promise.all([
    db.selectFrom('announcement').select(['documents', 'published_at']).execute(),
    db.selectFrom('article').select(['base_id', 'attachments', 'publish_time']).execute(),
    findEntries(db, 'report'),
    findEntries(db, 'specialTopic'),
    findEntries(db, 'result'),
    findEntries(db, 'event'),
    findEntries(db, 'mediaSubject'),
  ]);
  const timeOf = new Map(articles.map(({ base_id, publish_time }) => [base_id, publish_time]));
  const endOf = new Map(events.rows.map(({ id, ends }) => [id, ends]));
  return [
    ...announcements.flatMap(({ documents, published_at: out }) =>
      LANGS.flatMap((lang) => documents[lang] ?? []).map(({ url }) => ({ url, out })),
    ),
    ...articles.flatMap(({ attachments, publish_time: out }) => attachments.map(({ url }) => ({ url, out }))),
    ...reports.rows.flatMap((report) => usesOf(report, instantOf(`${report.date} ${report.time}`))),
    ...topics.rows.flatMap((topic) => usesOf(topic, instantOf(`${topic.date} 00:00`))),
    // A fact sheet is out with the first that is written about its subject.
    ...subjects.rows.flatMap(({ articles: about, sheet }) => {
      const times = about.flatMap((id) => timeOf.get(id) ?? []);
      return sheet ? times.flatMap((out) => LANGS.map((lang) => ({ url: sheet[lang].url, out }))) : [];
    }),
    ...results.rows.flatMap(({ film, event = '' }) => {
      const over = endOf.get(event);
      if (!film || over === undefined) return [];
      const out = instantOf(over.includes(' ') ? over : `${over} 00:00`);
      return [...briefingFiles(film.file), film.poster].map((name) => ({ url: `${MEDIA_PREFIX}/${name}`, out }));
    }),
  ];
}

/**
 * Documents, and films of briefings, that nothing names yet which is out, by their names below `media/`; `until` in
 * milliseconds since the epoch.
 */
export async function findDocumentsToCome(db: Db, now: Date): Promise<{ name: string; until: number }[]> {
  const named = Map.groupBy(
    (await findUses(db)).filter(({ url }) => url.startsWith(`${MEDIA_PREFIX}/`)),
    ({ url }) => url.slice(MEDIA_PREFIX.length + 1),
  );
  return [...named]
    .map(([name, uses]) => ({ name, until: Math.min(...uses.map(({ out }) => out.getTime())) }))
    .filter(({ until }) => until > now.getTime());
}
