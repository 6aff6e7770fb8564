import type { PressMaterial } from 'shared/contract/media/press';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { PressInfo } from 'shared/contract/site/site-info';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { belowNewsroom } from '../../model/media-trail.ts';
import { loadPress } from '../../service/press-info.ts';
import { paths } from '../../paths.ts';

export interface MaterialData {
  press: PressInfo | null;
  id: string;
  material: PressMaterial;
}

const ID = /^[\w-]{1,64}$/;

/** What belongs to a release (spec SCR-media-material); an unknown one is not found. */
export async function loadMaterial({ query }: PageRequest, services: LoadServices): Promise<Outcome<MaterialData>> {
  const { api, lang } = services;
  const id = query['id'] ?? '';
  if (!ID.test(id)) return NOT_FOUND;
  try {
    const [material, press] = await Promise.all([api.call('press/material', { id }), loadPress(services)]);
    const { title, summary } = (lang === 'cn' ? cn : en).material;
    return {
      kind: 'page',
      head: {
        title: title.replace('{{title}}', () => material.title),
        description: summary.replace('{{title}}', () => material.title),
        canonical: paths.material.address({ id }),
        trail: belowNewsroom(lang, material.title),
      },
      data: { id, material, press },
    };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
