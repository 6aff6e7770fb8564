import { LANGS } from 'shared/contract/lang';
import { violationsFromTop, violationsOn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/visitor.ts';
import { behaviourStates } from '../shots/behaviour-states.ts';
import { headerStates } from '../shots/header-states.ts';
import { screenStates } from '../shots/screen-states.ts';

const WIDTHS = [375, 1440];
const THEMES = ['light', 'dark'] as const;
/** Screens are answered with 404, and who is without a network hears so. */
const PART_OF_IT = [/^status 404/, /Failed to load resource/, /ERR_INTERNET_DISCONNECTED/];

// Two widths, and axe twice at each.
test.describe.configure({ timeout: 90_000 });

const states = [
  ...headerStates.map((state) => ({ state, troubling: [] })),
  ...[...screenStates, ...behaviourStates].map((state) => ({ state, troubling: PART_OF_IT })),
];

for (const lang of LANGS) {
  for (const { state, troubling } of states) {
    test(`axe finds nothing on ${state.name} in ${lang}, light and dark`, async ({ page, context, troubles }) => {
      troubles.expect(...troubling);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of WIDTHS.filter((one) => one >= (state.from ?? 0) && one < (state.below ?? Infinity))) {
        await context.setOffline(false);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/cn/${lang}${state.path === '/' ? '' : state.path}`);
        await state.act?.(page, lang);
        const violationsIn = state.part === 'footer' ? violationsFromTop : violationsOn;
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          expect(await violationsIn(page), `${colorScheme}, at ${width} px`).toEqual([]);
        }
      }
    });
  }
}
