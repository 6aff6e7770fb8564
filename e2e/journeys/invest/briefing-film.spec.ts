import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { captionsOf, secondsOf } from '../media/film-parts.ts';
import { onceMore } from '../../fixtures/load/length.ts';

const WORDS = {
  cn: { chapters: '影片章节', research: /多花的钱/, said: /研发投入96\.2亿元/, silent: '影片无声' },
  en: {
    chapters: 'Chapters of the film',
    research: /The extra money/,
    said: /Research took 9\.62 billion/,
    silent: 'silent',
  },
};

// Spec I13, SCR-invest-results-briefing: issue 17, item 8.
for (const lang of LANGS) {
  test(
    `an investor jumps to a chapter of the briefing's film by keyboard and reads what was said, in ${lang}`,
    onceMore(lang === 'cn'),
    async ({ page }) => {
      const words = WORDS[lang];
      await page.goto(`/cn/${lang}/invest/results/briefing?period=2025-annual`);
      await expect(page.getByRole('main').getByText(words.silent).first()).toBeVisible();
      const film = page.locator('main video');
      await film.focus();
      await expect(liveIslands(page)).toHaveCount(1);
      await page
        .getByRole('navigation', { name: words.chapters })
        .getByRole('link', { name: words.research })
        .press('Enter');
      await expect.poll(() => secondsOf(film)).toBeGreaterThan(26);
      await expect.poll(async () => (await captionsOf(film))[HTML_LANG[lang]]?.join(' ') ?? '').toMatch(words.said);
      await expect(page).toHaveURL(`/cn/${lang}/invest/results/briefing?period=2025-annual`);
    },
  );
}
