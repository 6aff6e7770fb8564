import { LANGS } from 'shared/contract/text/lang';
import { test } from '../../fixtures/visitor.ts';
import { byKeys, takeMaterial, touch } from './from-release.ts';

// Issue 18: in under a minute, on a phone, in both languages, with a finger and with keys alone.
for (const lang of LANGS) {
  for (const [how, press] of Object.entries({ 'with a finger': touch, 'with keys alone': byKeys })) {
    test(`a journalist on a phone takes the material of a release ${how}, in ${lang}`, async ({ page }) => {
      test.setTimeout(60_000);
      await takeMaterial(page, lang, press);
    });
  }
}
