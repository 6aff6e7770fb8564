import { plainTextOf } from 'shared/contract/content/announcement-text';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { MODULE_CODES } from 'shared/contract/content/page-module';
import { instantOf } from '../../model/shanghai-time.ts';
import { articleHtml } from './article-html.model.ts';
import { withArticleLinks } from './article-links.model.ts';
import { libraryRecords } from './library.records.ts';
import { entriesOf } from '../../imported/entry.model.ts';
import { flatMenu } from './pack.checks.ts';
import type { PackFault } from './pack-fault.model.ts';
import { pageRecords } from './page.records.ts';
import type { Pack } from './pack.reader.ts';
import type { Row } from '../../db/content-rows.ts';
import type { ContentRecord } from './record.model.ts';
import { readingMinutes } from './reading-time.model.ts';
import { searchableWith } from './searchable/searchable.records.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** A valid pack as records; pictures that a text names but the pack does not have are faults. */
export function recordsOf(pack: Pack): { records: ContentRecord[]; faults: PackFault[] } {
  const faults: PackFault[] = [];
  const records = [
    ...pictures(pack),
    ...documents(pack),
    ...menus(pack),
    ...modules(pack),
    ...pageRecords(pack, faults),
    ...pack.articles.map((article) => articleRecord(pack, article, faults)),
    ...announcements(pack),
    ...sales(pack),
    ...brands(pack),
    ...libraryRecords(pack),
    ...programmes(pack),
    ...stocks(pack),
    ...entries(pack),
  ];
  return { records: records.map(searchableWith(pack)), faults };
}

function pictures(pack: Pack): ContentRecord[] {
  return Object.entries(pack['media.json']).map(([name, { alt, ...size }]) => ({
    kind: 'picture',
    key: name,
    rows: [{ table: 'picture', values: { name, ...size, alt: json(alt) } }],
  }));
}

function documents(pack: Pack): ContentRecord[] {
  const documentOf = (
    kind: 'site' | 'pavilion' | 'calendar' | 'dictionary',
    bodies: Record<Lang, object>,
  ): ContentRecord => ({
    kind,
    key: kind,
    rows: LANGS.map((language) => ({
      table: 'document' as const,
      values: { name: kind, language, body: json(bodies[language]) },
    })),
  });
  return [
    documentOf('site', pack['site.json']),
    documentOf('pavilion', pack['pavilion.json']),
    documentOf('calendar', { cn: calendarIn(pack, 'cn'), en: calendarIn(pack, 'en') }),
    documentOf('dictionary', { cn: dictionaryIn(pack, 'cn'), en: dictionaryIn(pack, 'en') }),
  ];
}

/** Words of both languages that mean the same are the same on both sites. */
function dictionaryIn(pack: Pack, lang: Lang): object {
  return { words: pack['dictionary.json'][lang], concepts: pack['search.json'].concepts };
}

function calendarIn(pack: Pack, lang: Lang): object {
  const { days, ...rules } = pack['calendar.json'];
  return { ...rules, days: days.map(({ note, ...day }) => ({ ...day, note: note[lang] })) };
}

function menus(pack: Pack): ContentRecord[] {
  return flatMenu(pack['menus.json']).map(({ id, parentId, enName, sonMenu: _sons, ...rest }, position) => ({
    kind: 'menu',
    key: id,
    rows: [{ table: 'menu_item', values: { id, parent_id: parentId, en_name: enName, ...rest, position } }],
  }));
}

interface ModuleItem {
  id: string;
  url: string;
  picture?: string;
  title: object;
  summary: object;
  label?: object;
}

function modules(pack: Pack): ContentRecord[] {
  return MODULE_CODES.flatMap((code) =>
    // The contract builds this schema from the list of codes, which hides its item type from the compiler.
    (pack['modules.json'][code] as unknown as ModuleItem[]).map(
      ({ id, url, picture = null, title, summary, label }, position): ContentRecord => ({
        kind: 'module',
        key: `${code}/${id}`,
        rows: [
          {
            table: 'page_module_item',
            values: {
              code,
              id,
              url,
              picture,
              position,
              title: json(title),
              summary: json(summary),
              label: label ? json(label) : null,
            },
          },
        ],
      }),
    ),
  );
}

function articleRecord(pack: Pack, article: Pack['articles'][number], faults: PackFault[]): ContentRecord {
  const { baseId, category, publishTime, picture = null, attachments, texts } = article;
  const rows: Row[] = [
    {
      table: 'article',
      values: {
        base_id: baseId,
        category,
        publish_time: instantOf(publishTime),
        picture,
        attachments: json(attachments),
      },
    },
  ];
  for (const language of LANGS) {
    const text = texts[language];
    if (!text) continue;
    const { markdown, ...front } = text;
    const { html, body, unknownPictures } = articleHtml(withArticleLinks(markdown, language), (name) => {
      const found = pack['media.json'][name];
      return found && { ...found, name, alt: found.alt[language] };
    });
    const file = `articles/${baseId}/${language}.md`;
    faults.push(...unknownPictures.map((name) => ({ file, path: '', rule: `picture ${name} is not in media.json` })));
    const minutes = readingMinutes(markdown, language);
    rows.push({
      table: 'article_text',
      values: { base_id: baseId, language, ...front, content: html, body: json(body), reading_minutes: minutes },
    });
    const at = { base_id: baseId, language, publish_time: instantOf(publishTime) };
    rows.push(...[...new Set(front.tags)].map((tag): Row => ({ table: 'article_tag', values: { ...at, tag } })));
  }
  return { kind: 'article', key: baseId, rows };
}

function announcements(pack: Pack): ContentRecord[] {
  const texts = new Map(pack['announcement-texts.json'].map((text) => [text.id, text]));
  return pack['announcements.json'].map(({ baseId, title, documents, time, ...rest }) => {
    const { cn = [], en = [] } = texts.get(baseId) ?? {};
    const values = {
      base_id: baseId,
      ...rest,
      published_at: instantOf(`${rest.date} ${time}`),
      title: json(title),
      documents: json(documents),
      words: json({ cn: plainTextOf(cn), en: plainTextOf(en) }),
    };
    return { kind: 'announcement', key: baseId, rows: [{ table: 'announcement', values }] };
  });
}

/** Without a minute of its own a month is out when it is over. */
function outSince(month: string, published: string | undefined): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return instantOf(published ?? `${next}-01 00:00`);
}

function sales(pack: Pack): ContentRecord[] {
  return pack['sales.json'].map(({ published, ...figures }) => ({
    kind: 'sales',
    key: figures.month,
    rows: [{ table: 'monthly_sales', values: { ...figures, published_at: outSince(figures.month, published) } }],
  }));
}

function brands(pack: Pack): ContentRecord[] {
  return pack['brands.json'].map(({ id, brandName, kind, txt, showUrl, href, hero, outdoors, vehicles }, position) => ({
    kind: 'brand',
    key: id,
    rows: [
      {
        table: 'brand',
        values: {
          id,
          brand_name: json(brandName),
          kind: json(kind),
          txt: json(txt),
          show_url: showUrl,
          href,
          hero: hero ?? null,
          outdoors: outdoors ? json(outdoors.caption) : null,
          outdoors_picture: outdoors?.picture ?? null,
          position,
        },
      },
      ...vehicles.map(({ tit, ...vehicle }, at) => ({
        table: 'vehicle' as const,
        values: { brand_id: id, position: at, tit: json(tit), ...vehicle },
      })),
    ],
  }));
}

function programmes(pack: Pack): ContentRecord[] {
  return pack['programmes.json'].map(({ id, track, begins, ends, status, steps, ...words }, position) => ({
    kind: 'programme',
    key: id,
    rows: [
      {
        table: 'programme',
        values: {
          id,
          track,
          begins,
          ends,
          status: status ?? null,
          steps: json(steps),
          position,
          title: json(words.title),
          summary: json(words.summary),
          audience: json(words.audience),
          places: json(words.places),
          contact: json(words.contact),
        },
      },
    ],
  }));
}

function stocks(pack: Pack): ContentRecord[] {
  return [pack['stock-a.json'], pack['stock-h.json']].map(({ market, code, name, currency, sample, candles }) => ({
    kind: 'stock',
    key: market,
    rows: [
      { table: 'stock_listing', values: { market, code, name: json(name), currency, sample } },
      ...candles.map(([date, open, close, low, high, volume, amount]) => ({
        table: 'stock_candle' as const,
        values: { market, date, open, close, low, high, volume, amount },
      })),
    ],
  }));
}

function entries(pack: Pack): ContentRecord[] {
  return entriesOf(pack).map(({ body, ...values }) => ({
    kind: 'entry',
    key: `${values.kind}/${values.id}`,
    rows: [{ table: 'entry', values: { ...values, body: json(body) } }],
  }));
}
