import { describe, expect, it } from 'vitest';
import { startedSnapshot } from '../testing/started-snapshot.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';
import { createReadiness } from './readiness.ts';
import { rendererCheck } from './renderer-check.ts';

/** What is asked of a constellation of which only these renderers answer. */
function readiness(answering: readonly string[], unusable: readonly string[] = []) {
  const releases = Object.fromEntries(['shell', 'mf-a', 'mf-b'].map((app) => [app, { app }]));
  const pulse = (app: string) =>
    answering.includes(app) ? Promise.resolve() : Promise.reject(new Error(`${app} hangs`));
  const renderers = { pulse, unusable: new Map(unusable.map((app) => [app, new Error('damaged')])) };
  return createReadiness({ renderers: rendererCheck(() => ({ releases, renderers }) as never) })();
}

describe('the renderers of a site that is asked whether it is ready', () => {
  it('need not all answer: one section, or one that cannot be opened, is its own affair', async () => {
    expect(await readiness(['shell', 'mf-a', 'mf-b'])).toEqual([]);
    expect(await readiness(['shell', 'mf-b'])).toEqual([]);
    expect(await readiness(['shell'], ['mf-a', 'mf-b'])).toEqual([]);
  });

  it('are a reason against it when the frame’s does not answer, or that of no section', async () => {
    expect(await readiness(['mf-a', 'mf-b'])).toEqual(['renderers: shell hangs']);
    expect(await readiness(['shell'])).toEqual(['renderers: no section answers']);
  });

  it('are asked themselves, and not again once they have ended', async () => {
    const { snapshot } = await startedSnapshot(storedSite({ 'mf-cars': sectionCode('mf-cars') }));
    const check = rendererCheck(() => snapshot);
    expect(await check()).toBeNull();
    snapshot.renderers.close();
    await expect(check()).rejects.toThrow('it was ended');
  });
});
