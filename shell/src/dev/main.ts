/* `node shell/src/dev/main.ts <app or its folder>… [--against=<set>]`: the web process on what is being written. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore } from 'delivery/store';
import type { watchApp as WatchApp } from 'shared/build/dev/watch-app';
import { readConfig } from '../web/config.ts';
import { createLog, errorFields } from '../web/log.ts';
import { start } from '../web/start.ts';
import { DevPages } from './dev-routes.ts';
import { DevSet } from './dev-set.ts';
import { faultText } from './fault-text.ts';
import { contentOfSite } from './site-content.ts';
import { Changes } from './take-changes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** By the `shared` that the app is built with: a section of another repository has the one of its kit. */
async function watchingOf(folder: string): Promise<typeof WatchApp> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const { watchApp } = (await import(pathToFileURL(resolve('shared/build/dev/watch-app')).href)) as {
    watchApp: typeof WatchApp;
  };
  return watchApp;
}

const AGAINST = '--against=';

async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((word) => !word.startsWith(AGAINST));
  const against = args.find((word) => word.startsWith(AGAINST))?.slice(AGAINST.length);
  const folders = new Map(words.map((word) => [path.basename(word), path.resolve(ROOT, word)]));
  const apps = [...folders.keys()];
  const describe = (error: unknown) =>
    faultText((name) => path.dirname(folders.get(name) ?? path.join(ROOT, name)), error);
  const config = readConfig();
  const log = createLog(config.logLevel);
  process.setSourceMapsEnabled(true);
  const set = new DevSet(openStore(config.dataDir, config), { apps, against });
  const pages = new DevPages();
  const changes = new Changes({
    set,
    pages,
    describe,
    onFailed: (app, text) => process.stderr.write(`${app}: ${text}\n`),
    onBuilt: (section, ms) => log.warn({ section, ms }, 'built'),
  });
  for (const [app, folder] of folders) {
    let since = performance.now();
    const watchApp = await watchingOf(folder);
    await watchApp(
      { root: ROOT, folder },
      (outcome) => void changes.take(outcome, app, since),
      () => (since = performance.now()),
    );
  }
  const renderers = { ...config.renderers, count: 1, reopens: true } as const;
  const stop = await start({ ...config, renderers, pageCache: false, pagesPerMinute: 0 }, log, {
    store: set.store,
    follow: set.follow,
    readPreview: async () => null,
    contentState: contentOfSite,
    onFault: (error, section) => changes.fail(section, describe(error)),
    routes: pages.routes,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop()
        .catch((error: unknown) => log.error(errorFields(error), 'closing failed'))
        .finally(() => process.exit());
    });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
