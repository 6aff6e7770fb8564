import { useState } from 'react';
import type { Lang } from '../../../contract/text/lang.ts';
import { weekdayOf } from './calendar.ts';
import type { DayState } from './day-cell.tsx';
import { DateField } from './date-field.tsx';

const words = {
  cn: {
    label: '参观日期',
    hint: '可预约未来60天，名额实时更新',
    error: '请选择参观日期',
    head: { previous: '上个月', next: '下个月' },
    open: '可约',
    few: '少量',
    full: '约满',
    closed: '闭馆',
    left: (places: number) => `余${places}位`,
    saysFull: '可登记候补',
    saysClosed: '周一不开放',
    outside: '不在可预约的60天内',
  },
  en: {
    label: 'Day of the visit',
    hint: 'You can book up to 60 days ahead; places update live',
    error: 'Choose a visit date',
    head: { previous: 'Previous month', next: 'Next month' },
    open: 'Open',
    few: 'Few',
    full: 'Full',
    closed: 'Closed',
    left: (places: number) => `${places} places left`,
    saysFull: 'you can join the waiting list',
    saysClosed: 'always on Mondays',
    outside: 'not within the 60 days that can be booked',
  },
};

const FULL = new Set(['2026-12-05', '2026-12-12', '2026-12-19']);
const FEW = new Set(['2026-12-04', '2026-12-11', '2026-12-26']);
const range = { first: '2026-11-22', last: '2027-01-20' };

function stateOf(date: string, t: (typeof words)[Lang]): DayState {
  if (date < range.first || date > range.last) return { canChoose: false, kind: 'closed', says: t.outside };
  if (weekdayOf(date) === 0) return { canChoose: false, kind: 'closed', note: t.closed, says: t.saysClosed };
  if (FULL.has(date)) return { canChoose: true, kind: 'full', note: t.full, says: t.saysFull };
  if (FEW.has(date)) return { canChoose: true, kind: 'few', note: t.few, says: t.left(4) };
  return { canChoose: true, note: t.open, says: t.left(48) };
}

interface DemoProps {
  lang: Lang;
  id: string;
  first: string;
  error?: string;
}

function Demo({ lang, id, first, error }: DemoProps) {
  const t = words[lang];
  const [value, setValue] = useState(first);
  const grid = { lang, value, range, words: t.head, day: (date: string) => stateOf(date, t), onChange: setValue };
  return (
    <DateField id={id} name={id} label={t.label} hint={t.hint} grid={grid} error={value === '' ? error : undefined} />
  );
}

export function examples(lang: Lang) {
  return {
    chosen: <Demo id="visit-date" lang={lang} first="2026-12-16" />,
    wrong: <Demo id="visit-date-wrong" lang={lang} first="" error={words[lang].error} />,
  };
}
