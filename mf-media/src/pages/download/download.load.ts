import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { isApiError, type LoadServices, type Outcome, type PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { downloadQuery } from '../../model/download-query.ts';
import { trailTo } from '../../model/media-trail.ts';
import { paths } from '../../paths.ts';

export interface DownloadData {
  /** Its key; empty where the address names none. */
  bundle: string;
  /** Empty for whoever did not order it, and so cannot take that back. */
  order: string;
  /** Null where there is no such ZIP file, or not any more. */
  detail: BundleDetail | null;
  /** Seconds after which the page loads itself again without script; null where it does not. */
  refresh: number | null;
}

/** Seconds: long enough to read the line that can stop it, short enough for files that take some seconds. */
const REFRESH = 3;

export async function loadDownload(request: PageRequest, { api }: LoadServices): Promise<Outcome<DownloadData>> {
  const choice = downloadQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const { key, order, still } = choice;
  const detail = key === '' ? null : await findBundle(key, api);
  const { title, description } = (request.lang === 'cn' ? cn : en).download;
  const refresh = detail?.state === 'making' && still === '' ? REFRESH : null;
  return {
    kind: 'page',
    head: {
      title,
      description,
      canonical: paths.download.address({}),
      trail: trailTo(request.lang, title),
      noindex: true,
      ...(refresh === null ? {} : { refresh }),
    },
    data: { bundle: key, order, detail, refresh },
  };
}

async function findBundle(key: string, api: LoadServices['api']): Promise<BundleDetail | null> {
  try {
    return await api.call('media/bundle', { key });
  } catch (error) {
    if (isApiError(error) && error.code === '40401') return null;
    throw error;
  }
}
