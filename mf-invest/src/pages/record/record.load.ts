import type { Dividend } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';

export interface RecordData {
  /** Newest year first; null when the list did not arrive. */
  dividends: Dividend[] | null;
  /** How many shares somebody asks for, as typed. */
  shares: string;
}

/** More than any number of shares takes. */
const TYPED_AT_MOST = 20;

/** Every dividend that was paid. */
export async function loadRecord(request: PageRequest, services: LoadServices): Promise<Outcome<RecordData>> {
  const { api, report, lang } = services;
  const found = await orFallback(api.call('dividend/list', {}), null, report);
  const shares = (request.query['shares'] ?? '').slice(0, TYPED_AT_MOST);
  const { record } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: record.title,
      description: record.description,
      canonical: paths.record.address({ shares }),
      ...(shares === '' ? {} : { noindex: true }),
      trail: trailTo(lang, record.title),
    },
    data: { dividends: found?.list ?? null, shares },
  };
}
