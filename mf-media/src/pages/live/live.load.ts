import type { LiveEvent } from 'shared/contract/media/live-event';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { PressInfo } from 'shared/contract/site/site-info';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { belowNewsroom } from '../../model/media-trail.ts';
import { loadPress } from '../../service/press-info.ts';
import { paths } from '../../paths.ts';

export interface LiveData {
  press: PressInfo | null;
  event: LiveEvent;
  /** When the page was made, for the first countdown: milliseconds since the epoch. */
  now: number;
}

const ID = /^[\w-]{0,64}$/;

/** A presentation for the press by `id`, or the nearest (spec SCR-media-live). */
export async function loadLive({ query, now }: PageRequest, services: LoadServices): Promise<Outcome<LiveData>> {
  const { api, lang } = services;
  const id = query['id'] ?? '';
  if (!ID.test(id)) return NOT_FOUND;
  try {
    const [event, press] = await Promise.all([api.call('live/detail', { id }), loadPress(services)]);
    const { live } = lang === 'cn' ? cn : en;
    const head = { title: id === '' ? live.title : event.title, description: id === '' ? live.lead : event.summary };
    const trail = belowNewsroom(lang, head.title);
    return {
      kind: 'page',
      head: { ...head, canonical: paths.live.address({ id }), trail },
      data: { event, now, press },
    };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
