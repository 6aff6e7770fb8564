import type { VisitorServices } from '../calls/call-table.ts';
import { markup, type Markup } from '../model/markup.ts';
import { stampOf } from '../model/shanghai-time.ts';
import { dayOfDesk, type DeskGroup } from '../modules/booking/desk/desk-day.service.ts';
import { checkInForm, deskDocument, type DeskReader } from './desk-view.ts';
import { walkInsOf } from './desk.store.ts';
import { DESK_WORDS } from './desk-words.ts';

export interface DayQuery {
  day: string;
  /** Words that a group must have. */
  search: string;
  said: string | undefined;
}

const fits = (group: DeskGroup, search: string): boolean =>
  [group.reference, group.name, group.contact, group.address].some((text) =>
    text.toLowerCase().includes(search.toLowerCase()),
  );

/** The sheet of a day: who comes, slot by slot, with all that is done at the entrance. */
export async function dayPage(
  services: VisitorServices,
  reader: DeskReader,
  { day, search, said }: DayQuery,
): Promise<string> {
  const words = DESK_WORDS[reader.lang];
  const { slots, waiting } = await dayOfDesk(services, day);
  const walkIns = await walkInsOf(services.db, day);
  const shown = slots.map(({ groups, ...slot }) => ({
    ...slot,
    groups: groups.filter((group) => fits(group, search)),
  }));
  const isEmpty = shown.every(({ groups }) => groups.length === 0);
  const nothing = search === '' ? words.noGroup : words.nothingFound;
  const body = markup`${checkInForm(reader.lang)}
<form class="row no-print"><label>${words.day}<input type="date" name="day" value="${day}"></label>
<label>${words.search}<input name="search" value="${search}" placeholder="${words.searchHint}"></label><button class="quiet">${words.show}</button></form>
${isEmpty ? markup`<p>${nothing}</p>` : undefined}
${shown.map(({ start, end, groups }) => slotSection(reader, { start, end, groups, walkIns: walkIns.get(start) ?? 0 }))}
${waiting.length === 0 ? undefined : markup`<section><h2>${words.waiting}</h2>${waiting.map((line) => markup`<p>${line}</p>`)}</section>`}
${walkInForm(reader, day, slots)}
<p class="row no-print"><a href="/export?day=${day}">${words.export}</a><a href="/close?day=${day}">${words.close}</a></p>`;
  return deskDocument(reader, { title: `${words.day} ${day}`, body, said });
}

interface SlotView {
  start: string;
  end: string;
  groups: readonly DeskGroup[];
  walkIns: number;
}

function slotSection({ lang }: DeskReader, { start, end, groups, walkIns }: SlotView): Markup | undefined {
  const words = DESK_WORDS[lang];
  if (groups.length === 0 && walkIns === 0) return undefined;
  const coming = groups.filter(({ isCancelled }) => !isCancelled);
  const sum = (list: readonly DeskGroup[]) => list.reduce((total, { visitors }) => total + visitors, 0);
  const here = sum(coming.filter(({ arrivedAt }) => arrivedAt !== null));
  const guides = coming.filter(({ hasGuide }) => hasGuide).length;
  return markup`<section><h2>${start}–${end}</h2>
<p>${words.slotSums({ groups: coming.length, visitors: sum(coming), arrived: here, guides })} ${walkIns === 0 ? undefined : words.walkIns(walkIns)}</p>
<div class="wide"><table><thead><tr><th>${words.reference}</th><th>${words.visitors}</th><th>${words.group}</th><th>${words.contact}</th><th>${words.address}</th><th>${words.guide}</th><th>${words.arrived}</th></tr></thead>
<tbody>${groups.map((group) => groupRow(lang, group))}</tbody></table></div></section>`;
}

/** What the script needs of a row is no personal data: it stays on the device while there is no connection. */
function groupRow(lang: DeskReader['lang'], group: DeskGroup): Markup {
  const words = DESK_WORDS[lang];
  const { reference, visitors, name, contact, address, needs, hasGuide, language, arrivedAt } = group;
  const button = markup`<form method="post" action="/check-in" class="no-print"><button class="quiet" name="reference" value="${reference}">${words.checkIn}</button></form>`;
  const arrival = arrivedAt === null ? button : stampOf(arrivedAt).slice(11, 16);
  const here = group.isRequested ? words.requested : arrival;
  return markup`<tr data-reference="${reference}" data-visitors="${visitors}"><td class="code">${reference}</td><td>${visitors}</td><td>${name}${needs === '' ? undefined : markup`<br>${words.needs}: ${needs}`}</td><td>${contact}</td><td>${address}</td><td>${hasGuide ? language : undefined}</td><td>${group.isCancelled ? words.cancelled : here}</td></tr>`;
}

function walkInForm({ lang }: DeskReader, day: string, slots: readonly { start: string; end: string }[]): Markup {
  const words = DESK_WORDS[lang];
  return markup`<form method="post" action="/walk-in" class="row no-print"><input type="hidden" name="day" value="${day}">
<label>${words.slot}<select name="start">${slots.map(({ start, end }) => markup`<option value="${start}">${start}–${end}</option>`)}</select></label>
<label>${words.visitors}<input name="visitors" type="number" min="1" max="999" required></label><button class="quiet">${words.walkIn}</button></form>`;
}
