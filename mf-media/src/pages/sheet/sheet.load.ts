import type { FactSheet } from 'shared/contract/media/media-detail';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { PressInfo } from 'shared/contract/site/site-info';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { sheetTrail } from '../../model/media-trail.ts';
import { loadPress } from '../../service/press-info.ts';

export interface SheetData {
  sheet: FactSheet;
  press: PressInfo | null;
}

const ID = /^[a-z0-9-]{3,64}$/;

/** One fact sheet by its subject's id; an unknown one is not found. */
export async function loadSheet({ params }: PageRequest, services: LoadServices): Promise<Outcome<SheetData>> {
  const { api, lang } = services;
  const id = params['id'] ?? '';
  if (!ID.test(id)) return NOT_FOUND;
  try {
    const [sheet, press] = await Promise.all([api.call('factSheet/detail', { id }), loadPress(services)]);
    const { facts } = lang === 'cn' ? cn : en;
    const { name, background } = sheet.subject;
    const title = facts.of.replace('{{name}}', name);
    // A brand's own page is described by the same words; no two pages are (spec S1).
    const description = `${title}${lang === 'cn' ? '。' : '. '}${background[0] ?? facts.description}`;
    return { kind: 'page', head: { title, description, trail: sheetTrail(lang, name) }, data: { sheet, press } };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
