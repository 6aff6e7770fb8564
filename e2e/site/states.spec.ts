import { LANGS, type Lang } from 'shared/contract/text/lang';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { isLong } from '../fixtures/load/length.ts';
import { expect, test } from '../fixtures/visitor.ts';
import { behaviourStates } from '../shots/behaviour-states.ts';
import { headerStates } from '../shots/header-states.ts';
import { screenStates } from '../shots/screen-states.ts';

const WIDTHS = [375, 1440];
/** Screens are answered with 404, and who is without a network hears so. */
const PART_OF_IT = [/^status 404/, /Failed to load resource/, /ERR_INTERNET_DISCONNECTED/];

// Two widths in a long run, and axe twice at each.
test.describe.configure({ timeout: 90_000 });

// Every page is looked at as a whole in every-page.spec.ts: these change its header or its footer.
const states = [
  ...headerStates.map((state) => ({ state, part: `body > ${state.part ?? 'header'}`, troubling: [] })),
  ...[...screenStates, ...behaviourStates].map((state) => ({ state, part: undefined, troubling: PART_OF_IT })),
];

type State = (typeof states)[number]['state'];

/** Widths that the state has, at which it is seen in this language: in the other one by turns, unless it has only one or the run is long. */
function widthsOf(state: State, lang: Lang): number[] {
  const own = WIDTHS.filter((one) => one >= (state.from ?? 0) && one < (state.below ?? Infinity));
  const turn = (states.findIndex((one) => one.state === state) + LANGS.indexOf(lang)) % own.length;
  return isLong ? own : own.slice(turn, turn + 1);
}

for (const lang of LANGS) {
  for (const { state, part, troubling } of states) {
    test(`axe finds nothing on ${state.name} in ${lang}, light and dark`, async ({ page, context, pageErrors }) => {
      pageErrors.expect(...troubling);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of widthsOf(state, lang)) {
        await context.setOffline(false);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/cn/${lang}${state.path === '/' ? '' : state.path}`);
        await state.act?.(page, lang);
        // Further down, what stays at the edge of the window covers half a link, which axe takes for a small target.
        if (state.part === 'footer') await page.evaluate(() => scrollTo(0, 0));
        expect(await violationsInBothThemes(page, part), `at ${width} px`).toEqual([]);
      }
    });
  }
}
