import type { Lang } from 'shared/contract/text/lang';
import type { Locator, Page } from 'playwright/test';

/** The film of the wind tunnel in the media library. */
export const TUNNEL: Readonly<Record<Lang, { title: string; second: string; text: string; download: RegExp }>> = {
  cn: {
    title: '风洞',
    second: '[风声越来越大] S1概念车停在28平方米的喷口前，烟线贴着车顶走。最快的风是每小时260公里。',
    text: '影片文字',
    download: /^下载/,
  },
  en: {
    title: 'The wind tunnel',
    second:
      '[the wind rises] The S1 concept before a nozzle of 28 square metres. Smoke keeps to its roof; the fastest wind is 260 km/h.',
    text: 'Text of the film',
    download: /^Download/,
  },
};

/** Second 3 of the film is in its second caption. */
export const IN_SECOND_CAPTION = 3;

export const FILM_FILES = /\.(?:webm|mp4)$/;

export function tunnelCard(page: Page, lang: Lang): Locator {
  const title = page.getByRole('heading', { name: TUNNEL[lang].title, exact: true });
  return page.getByRole('listitem').filter({ has: title });
}

export const secondsOf = (film: Locator): Promise<number> =>
  film.evaluate((video: HTMLVideoElement) => video.currentTime);

export const isPaused = (film: Locator): Promise<boolean> => film.evaluate((video: HTMLVideoElement) => video.paused);

/** What captions of a film say now, by language; none of a track that is off. */
export const captionsOf = (film: Locator): Promise<Record<string, string[]>> =>
  film.evaluate((video: HTMLVideoElement) => {
    const shown = [...video.textTracks].filter(({ mode }) => mode === 'showing');
    const said = (track: TextTrack) =>
      [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text.replaceAll('\n', ' '));
    return Object.fromEntries(shown.map((track) => [track.language, said(track)]));
  });

/** Scrolls something into sight, and waits until whoever watches it has been told. */
export async function bringIntoSight(target: Locator): Promise<void> {
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const watcher = new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0.9)) return;
            watcher.disconnect();
            requestAnimationFrame(() => resolve());
          },
          { threshold: [0, 0.95] },
        );
        watcher.observe(element);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
  );
}
