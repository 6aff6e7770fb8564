import type { EntryBody, EntryKind } from '../../../imported/entry.model.ts';
import { pageAddress } from '../../../model/page-addresses.ts';
import { instantOf } from '../../../model/shanghai-time.ts';
import type { SearchText } from '../../search/search-entry.service.ts';
import type { ContentRecord } from '../record.model.ts';
import { endOf } from './list-texts.records.ts';
import { inEachLanguage, rowsOf, UNDATED } from './rows.model.ts';
import { dividendText, dividendTitle, yearText, yearTitle } from './searchable.words.ts';

type Texts = { readonly [K in EntryKind]?: (entry: EntryBody<K>) => SearchText[] };

/** Midnight of a day, `yyyy-MM-dd`, or a minute. */
const outAt = (stamp: string | undefined): Date =>
  stamp === undefined ? UNDATED : instantOf(stamp.length === 10 ? `${stamp} 00:00` : stamp);

/** What lists of the pack hold that a visitor may look for, each found from the minute on at which it is out. */
const TEXTS: Texts = {
  report: ({ id, date, time, title, year, url, web = url }) =>
    inEachLanguage({ type: 'report', id, published: outAt(`${date} ${time}`) }, (lang) => ({
      title: title[lang],
      tags: [String(year)],
      url: web,
    })),
  specialTopic: ({ id, date, title, summary, picture, url, web = url }) =>
    inEachLanguage({ type: 'report', id, published: outAt(date), picture: picture ?? null }, (lang) => ({
      title: title[lang],
      summary: summary[lang],
      url: web,
    })),
  keyFigure: ({ id, published, ...figures }) =>
    inEachLanguage({ type: 'figure', id: `year-${id}`, published: outAt(published) }, (lang) => ({
      title: yearTitle(lang, id),
      summary: yearText(lang, figures),
      url: pageAddress('invest.figures'),
    })),
  dividend: ({ id, year, kind, per10Shares, payDate, published }) =>
    inEachLanguage({ type: 'figure', id, published: outAt(published) }, (lang) => ({
      title: dividendTitle(lang, kind, year),
      summary: dividendText(lang, per10Shares, payDate),
      url: `${pageAddress('invest.record')}#payments`,
    })),
  event: ({ id, begins, title, summary, place, published }) =>
    inEachLanguage({ type: 'event', id, published: outAt(published) }, (lang) => ({
      title: title[lang],
      summary: `${begins} · ${place[lang]} · ${summary[lang]}`,
      url: pageAddress('invest.calendar', { view: 'month', month: begins.slice(0, 7) }),
    })),
  activity: ({ id, begins, ends, title, summary, place, picture }) =>
    inEachLanguage({ type: 'event', id, picture: picture ?? null, expires: endOf(ends) }, (lang) => ({
      title: title[lang],
      summary: `${begins} · ${place[lang]} · ${summary[lang]}`,
      url: pageAddress('content.activity'),
    })),
  topic: ({ id, date, title, introduction, tag, picture }) =>
    inEachLanguage({ type: 'event', id: `topic-${id}`, published: outAt(date), picture: picture ?? null }, (lang) => ({
      title: title[lang],
      summary: introduction[lang],
      tags: tag[lang].split(','),
      url: pageAddress('media.topic', { id }),
    })),
  job: ({ id, date, closes, title, summary, department, cityName, duties, requirements }) =>
    inEachLanguage({ type: 'job', id, published: outAt(date), expires: endOf(closes) }, (lang) => ({
      title: title[lang],
      tags: [department[lang], cityName[lang]],
      summary: `${cityName[lang]} · ${summary[lang]}`,
      body: [...duties[lang], ...requirements[lang]].join(' '),
      url: pageAddress('talent.job', { id }),
    })),
  glossary: ({ id, term, text }) =>
    inEachLanguage({ type: 'answer', id: `term-${id}` }, (lang) => ({
      title: term[lang],
      summary: text[lang],
      url: `${pageAddress('invest.glossary')}#${id}`,
    })),
  investorContact: ({ id, name, role, languages, phone, email, picture }) =>
    inEachLanguage({ type: 'person', id: `investors-${id}`, picture: picture ?? null }, (lang) => ({
      title: `${name[lang]} · ${role[lang]}`,
      summary: `${phone} · ${email} · ${languages[lang]}`,
      url: pageAddress('invest.contacts'),
    })),
  expert: ({ id, name, title, quote, picture }) =>
    inEachLanguage({ type: 'person', id: `expert-${id}`, picture }, (lang) => ({
      title: `${name[lang]} · ${title[lang]}`,
      summary: quote[lang],
      url: pageAddress('content.tech'),
    })),
};

export function entryTexts({ rows }: ContentRecord): SearchText[] {
  return rowsOf(rows, 'entry').flatMap(({ kind, body }) => {
    // The body is of the kind that its row says; the compiler cannot follow that through the table.
    const textsOf = TEXTS[kind as EntryKind] as ((entry: object) => SearchText[]) | undefined;
    return textsOf?.(JSON.parse(body) as object) ?? [];
  });
}
