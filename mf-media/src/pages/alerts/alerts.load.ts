import { pressAlertDetail, type PressAlertChoices } from 'shared/contract/media/press-alert';
import { alertPage, type AlertData } from 'shared/contract/section/alert-page';
import { orFallback } from 'shared/contract/section/or-fallback';
import type {
  ActionOutcome,
  ActionServices,
  FormRequest,
  LoadServices,
  Outcome,
  PageRequest,
} from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/media-trail.ts';
import { paths } from '../../paths.ts';
import { choicesAsked, choicesIn } from './alert-fields.ts';

export interface AlertsData extends AlertData<PressAlertChoices> {
  /** To choose from; none when they did not arrive. */
  brands: { id: string; name: string }[];
}

const pressAlerts = alertPage<PressAlertChoices>({
  href: (lang, query) => paths.alerts.href(lang, query),
  head: (lang) => {
    const { title, description } = (lang === 'cn' ? cn : en).alerts;
    return { title, description, canonical: paths.alerts.address({}), trail: trailTo(lang, title) };
  },
  schema: pressAlertDetail.omit({ state: true }),
  requested: choicesAsked,
  typed: choicesIn,
  offered: (held) => held,
  add: (api, wanted) => api.call('pressAlert/add', wanted),
  detail: async (api, token) => {
    const { state, ...choices } = await api.call('pressAlert/detail', { token });
    return { state, choices };
  },
  change: (api, wanted) => api.call('pressAlert/change', wanted),
});

async function brandsOf({ api, report }: Pick<LoadServices, 'api' | 'report'>): Promise<AlertsData['brands']> {
  const found = await orFallback(api.call('brand/list', {}), null, report);
  return (found?.list ?? []).map(({ id, brandName: name }) => ({ id, name }));
}

/** The newsroom by mail (spec SCR-media-alerts). */
export async function loadAlerts(request: PageRequest, services: LoadServices): Promise<Outcome<AlertsData>> {
  const outcome = await pressAlerts.load(request, services);
  return outcome.kind === 'page'
    ? { ...outcome, data: { ...outcome.data, brands: await brandsOf(services) } }
    : outcome;
}

/** Asks, confirms, changes and ends. */
export async function actOnAlerts(request: FormRequest, services: ActionServices): Promise<ActionOutcome<AlertsData>> {
  const outcome = await pressAlerts.act(request, services);
  return outcome.kind === 'page'
    ? { ...outcome, data: { ...outcome.data, brands: await brandsOf(services) } }
    : outcome;
}
