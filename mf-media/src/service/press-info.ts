import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices } from 'shared/contract/section/section';
import type { PressInfo } from 'shared/contract/site/site-info';

/** What the group says of itself, and whom the press asks; null while the service is away, or where the group names nobody. */
export async function loadPress({ api, report }: Pick<LoadServices, 'api' | 'report'>): Promise<PressInfo | null> {
  const site = await orFallback(api.call('site/info', {}), null, report);
  return site?.press ?? null;
}
