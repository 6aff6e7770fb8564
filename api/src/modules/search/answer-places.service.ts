import type { PlainBlock } from 'shared/contract/content/page-body';
import { foldedPhrase } from '../../model/search-words.ts';
import { pageAddress } from '../../model/page-addresses.ts';
import { brands } from '../brand/brand.service.ts';
import { findPage } from '../site/page.service.ts';
import { findPavilion } from '../booking/calendar.service.ts';
import { glossary } from '../investor/glossary.service.ts';
import type { Answering } from './answer-figures.service.ts';
import { ASKS, OFFICES, FACT_WORDS } from './answer.words.ts';

/** Pages of the pack that say who does what, and how to reach the group. */
const PEOPLE_PAGE = '/about/org';
const PHONE_PAGE = '/telephone';
const VISIT_PAGE = '/about/hall';
/** Numbers for one question. */
const MOST_NUMBERS = 3;

export const hoursAnswer: Answering = async (services, lang, keyword) => {
  if (!ASKS.hours.test(keyword)) return [];
  const { name, hours, closed, lastEntry } = await findPavilion(services.content, lang);
  const value = hours.map(({ days, time }) => `${days} ${time}`).join('; ');
  const words = FACT_WORDS[lang];
  return [{ title: words.hours(name), value, note: words.lastEntry(closed, lastEntry), url: VISIT_PAGE }];
};

type Contacts = Extract<PlainBlock, { kind: 'contacts' }>;

/** The number of whoever the keyword names; without a name those that the page has first. */
export const phoneAnswer: Answering = async (services, lang, keyword) => {
  if (!ASKS.phone.test(keyword)) return [];
  const page = await findPage(services, lang, PHONE_PAGE);
  const blocks = page.blocks.filter((block): block is Contacts => block.kind === 'contacts');
  const all = blocks.flatMap(({ id, items }) =>
    items.flatMap(({ name, phone, hours = '' }) =>
      phone === undefined
        ? []
        : [{ title: name, value: phone, note: hours, url: id === undefined ? PHONE_PAGE : `${PHONE_PAGE}#${id}` }],
    ),
  );
  const named = all.filter(({ title }) => keyword.includes(foldedPhrase(title)));
  if (named.length > 0) return named.slice(0, MOST_NUMBERS);
  return (ASKS.rescue.test(keyword) ? all.filter(({ url }) => url.endsWith('#rescue')) : all).slice(0, MOST_NUMBERS);
};

/** With the tab that shows them. */
function peopleIn(blocks: readonly PlainBlock[], tab: string) {
  return blocks.flatMap((block) => (block.kind === 'people' ? block.items.map((item) => ({ ...item, tab })) : []));
}

/** Somebody by name, or by the office that they hold. */
export const personAnswer: Answering = async (services, lang, keyword) => {
  const office = OFFICES.find(({ words }) => words.test(keyword));
  if (!office && (keyword.length < 2 || keyword.length > 40)) return [];
  const page = await findPage(services, lang, PEOPLE_PAGE);
  const people = page.blocks.flatMap((block) =>
    block.kind === 'tabs' ? block.items.flatMap(({ key, blocks }) => peopleIn(blocks, key)) : peopleIn([block], ''),
  );
  const found = people.find(({ name, role }) => office?.role.test(role) ?? foldedPhrase(name) === keyword);
  if (!found) return [];
  const { name, role, since = '', tab, url: own } = found;
  const listed = tab === '' ? PEOPLE_PAGE : `${PEOPLE_PAGE}?tab=${tab}`;
  return [{ title: role, value: name, note: since, url: own ?? listed }];
};

/** A vehicle by its model alone, S7, or its whole name. */
export const vehicleAnswer: Answering = async (services, lang, keyword) => {
  const { list } = await brands(services, lang);
  const wanted = keyword.replaceAll(' ', '');
  const fits = (title: string) => {
    const name = foldedPhrase(title);
    return name.replaceAll(' ', '') === wanted || /[a-z]+\d*$/.exec(name)?.[0] === wanted;
  };
  return list.flatMap(({ id, brandName, kind, vehicles }) =>
    vehicles
      .filter(({ tit }) => fits(tit))
      .map(({ id: vehicle, tit, type }) => ({
        title: brandName,
        value: tit,
        note: kind,
        url: pageAddress('content.brand', { brand: id, ...(vehicle === undefined ? { type } : { vehicle }) }),
      })),
  );
};

/** What a word of the figures means. */
export const termAnswer: Answering = async (services, lang, keyword) => {
  const { list } = await glossary(services, lang);
  return list
    .filter(({ term }) => foldedPhrase(term) === keyword)
    .map(({ id, term, text }) => ({
      title: term,
      value: text,
      note: '',
      url: `${pageAddress('invest.glossary')}#${id}`,
    }));
};
