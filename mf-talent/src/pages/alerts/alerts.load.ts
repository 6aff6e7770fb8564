import { alertPage } from 'shared/contract/section/alert-page';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';
import { searchAsked, searchChoices, searchesIn, searchOffered, type SearchChoices } from './alert-searches.ts';
import { TOO_MANY, type AlertsData } from './alerts-view.ts';

function alertsHead(lang: Lang): Head {
  const { jobs, alerts } = lang === 'cn' ? cn : en;
  const trail = trailTo(lang, { name: jobs.title, href: paths.jobs.href(lang) }, { name: alerts.title });
  return { title: alerts.title, description: alerts.description, canonical: paths.alerts.address(), trail };
}

/** Vacancies by mail (spec SCR-talent-alerts). */
export const jobAlerts = alertPage<SearchChoices>({
  href: (lang, query) => paths.alerts.href(lang, query),
  head: alertsHead,
  schema: searchChoices,
  requested: searchAsked,
  typed: (fields) => ({ searches: searchesIn(fields), added: null }),
  offered: searchOffered,
  add: (api, { email, searches }) => api.call('jobAlert/add', { email, ...searches[0] }),
  detail: async (api, token) => {
    const { state, searches } = await api.call('jobAlert/detail', { token });
    return { state, choices: { searches, added: null } };
  },
  change: (api, { token, searches }) => api.call('jobAlert/change', { token, searches }),
});

export function loadAlerts(request: PageRequest, services: LoadServices): Promise<Outcome<AlertsData>> {
  if (request.query['done'] !== TOO_MANY) return jobAlerts.load(request, services);
  const head = { ...alertsHead(request.lang), noindex: true };
  return Promise.resolve({ kind: 'page', head, data: { view: { kind: 'outcome', outcome: TOO_MANY } } });
}
