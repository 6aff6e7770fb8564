import { siteInfo } from 'shared/contract/site/site-info';
import type { ServiceClient } from '../service/service-client.ts';
import type { ReadinessCheck } from './readiness.ts';

/** One real call as pages make it, over their connections and to the database: whether a page could be made now. */
export function serviceCheck(service: Pick<ServiceClient, 'call'>): ReadinessCheck {
  return async () => {
    const info: unknown = await service.call('site/info', {}, { lang: 'cn' });
    return siteInfo.safeParse(info).success ? null : 'service: the answer is none of the contract';
  };
}
