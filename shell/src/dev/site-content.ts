import type { ContentState, ServiceClient } from '../web/service/service-client.ts';

/**
 * What changes with the content of a site that is reached as visitors reach it (`--against`): its service tells its own web processes alone,
 * which say it in `/health/version`. What is under embargo is nobody's business out here, and is not on this machine.
 */
export async function contentOfSite(
  service: Pick<ServiceClient, 'contentState' | 'pool'>,
): Promise<ContentState | null> {
  const state = await service.contentState();
  if (state !== null) return state;
  const answer = await service.pool.request({ method: 'GET', path: '/health/version' }).catch(() => null);
  await answer?.body.dump();
  const version = answer?.headers['site-version'];
  return answer?.statusCode === 200 && typeof version === 'string' ? { version, hidden: [] } : null;
}
