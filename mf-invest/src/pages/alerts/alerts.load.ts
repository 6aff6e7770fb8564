import { alertPage } from 'shared/contract/section/alert-page';
import { alertDetail, type AlertChoices } from 'shared/contract/invest/alert';
import { pageHeadOf } from '../../model/page-head.ts';
import { paths } from '../../paths.ts';
import { choicesAsked, choicesIn } from './alert-fields.ts';

/** Announcements by mail (spec SCR-invest-alerts). */
export const investAlerts = alertPage<AlertChoices>({
  href: (lang, query) => paths.alerts.href(lang, query),
  head: (lang) => pageHeadOf('alerts', lang),
  schema: alertDetail.omit({ state: true }),
  requested: choicesAsked,
  typed: choicesIn,
  offered: (held) => held,
  add: (api, wanted) => api.call('alert/add', wanted),
  detail: async (api, token) => {
    const { state, ...choices } = await api.call('alert/detail', { token });
    return { state, choices };
  },
  change: (api, wanted) => api.call('alert/change', wanted),
});
