import { LANGS } from 'shared/contract/text/lang';
import type { Locator, Page } from 'playwright/test';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { expect, test, wireTest } from '../../fixtures/visitor.ts';

const WORDS = {
  cn: { player: '辰岳R1的发动机，四十秒', way: '听那四十秒', full: /9,000转，停留半秒/ },
  en: {
    player: 'The engine of the Chenyue R1, forty seconds',
    way: 'Hear it',
    full: /9,000 rpm, held for half a second/,
  },
};
const SOUND_FILES = /\.(?:ogg|m4a)$/;

const secondsOf = (player: Locator) => player.evaluate((audio: HTMLAudioElement) => audio.currentTime);

/** Addresses of sounds that were asked for. */
function watchSounds(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SOUND_FILES.test(pathname)) requests.push(pathname);
  });
  return requests;
}

// Spec M28.
for (const lang of LANGS) {
  test(`somebody hears the engine by the keyboard, and nothing of it came before, in ${lang}`, async ({ page }) => {
    const words = WORDS[lang];
    const requests = watchSounds(page);
    await page.goto(`/cn/${lang}/activity/AutoSH2023`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: words.way }).click();
    const player = page.getByLabel(words.player, { exact: true });
    await expect(player).toBeInViewport();
    await expect(page.getByRole('listitem').filter({ hasText: words.full })).toBeVisible();
    expect(requests).toEqual([]);
    expect(await player.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
    await player.press('Space');
    await expect.poll(() => secondsOf(player)).toBeGreaterThan(0.2);
    expect(new Set(requests).size).toBe(1);
    expect(await player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(40);
    await player.press('Space');
    expect(await player.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
    expect(await violationsInBothThemes(page, '#sound')).toEqual([]);
  });
}

wireTest(
  'the sound stands in the page without script, with its words, and machines find its files',
  async ({ request }) => {
    for (const lang of LANGS) {
      const html = await (await request.get(`/cn/${lang}/activity/AutoSH2023`)).text();
      expect(html).toMatch(/<audio[^>]* controls="" preload="none"/);
      expect(html).toMatch(WORDS[lang].full);
      const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
      const audio = [...html.matchAll(data)].map(([, json = '']) => JSON.parse(json) as { '@type': string });
      const found = audio.find((thing) => thing['@type'] === 'AudioObject') as unknown as {
        duration: string;
        encoding: { contentUrl: string; encodingFormat: string; contentSize: string }[];
      };
      expect(found.duration).toBe('PT40S');
      for (const { contentUrl, encodingFormat, contentSize } of found.encoding) {
        const file = await request.get(contentUrl);
        expect(file.headers()['content-type']).toBe(encodingFormat.split(';')[0]);
        expect(`${(await file.body()).length} B`).toBe(contentSize);
      }
    }
  },
);
