import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { CrowdDay } from 'shared/contract/booking/crowd';
import type { Picture } from 'shared/contract/content/picture';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { monthOf } from 'shared/ui/form/date-grid/calendar';
import { links } from '../../links.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { museumOf } from '../../model/museum.ts';
import { bookableDays } from '../../model/visit-days.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { paths } from '../../paths.ts';
import { findAbout } from '../../service/find-about.ts';
import { bookQuery, monthAddress } from './book-query.ts';

export interface BookData {
  about: VisitAbout;
  /** `yyyy-MM`, whose days are shown. */
  month: string;
  /** The hall as the pavilion's own page shows it. */
  picture: Picture | undefined;
  /** None where nobody knows. */
  crowd: readonly CrowdDay[];
}

/** The picture that the pavilion's own page opens with. */
async function hallPicture({ api, links: pages, report }: LoadServices): Promise<Picture | undefined> {
  const path = pages?.to(links.hall);
  if (path == null) return undefined;
  const hall = await orFallback(api.call('site/page', { path }), null, report);
  return hall?.opening.picture;
}

/** How full it will be; the page stands without it. */
async function crowdDays({ api, report }: LoadServices): Promise<readonly CrowdDay[]> {
  const forecast = await orFallback(api.call('booking/crowd', {}), null, report);
  return forecast?.days ?? [];
}

function headOf(about: VisitAbout, month: string, lang: Lang): Head {
  const { title, description } = (lang === 'cn' ? cn : en).page;
  const days = bookableDays(about);
  return {
    title,
    description,
    trail: trailTo(lang),
    subject: museumOf(about.pavilion),
    canonical: monthAddress(month, days),
    ...(month === monthOf(days.begin) ? {} : { noindex: true }),
  };
}

/** Without hours and notice there is no page, so a failure is the shell's error screen; picture and forecast may be missing. */
export async function loadBook(request: PageRequest, services: LoadServices): Promise<Outcome<BookData>> {
  const query = bookQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const day = query.month === '' ? '' : `${query.month}-01`;
  const [about, picture, crowd] = await Promise.all([
    findAbout(request, services, day),
    hallPicture(services),
    crowdDays(services),
  ]);
  const days = bookableDays(about);
  const [first, last] = [monthOf(days.first), monthOf(days.last)];
  const month = query.month === '' ? monthOf(days.begin) : query.month;
  // Whoever kept the address of a month that is over wants to come all the same.
  if (month < first) return { kind: 'redirect', status: 302, to: paths.book.href(request.lang) };
  if (month > last) return NOT_FOUND;
  return { kind: 'page', head: headOf(about, month, request.lang), data: { about, picture, month, crowd } };
}
