/* `node shell/src/dev/main.ts [app…]`: the web process on what is being written. Without apps it is all of them. */
import path from 'node:path';
import { openStore } from 'delivery/store';
import { watchApp } from 'shared/build/dev/watch-app';
import { readConfig } from '../web/config.ts';
import { createLog, errorFields } from '../web/log.ts';
import { start } from '../web/start.ts';
import { DevPages } from './dev-routes.ts';
import { DevSet } from './dev-set.ts';
import { faultText } from './fault-text.ts';
import { Changes } from './take-changes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function main(apps: readonly string[]): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  process.setSourceMapsEnabled(true);
  const set = new DevSet(openStore(config.dataDir, config), apps);
  const pages = new DevPages();
  const changes = new Changes({
    set,
    pages,
    describe: (error) => faultText(ROOT, error),
    onFailed: (app, text) => process.stderr.write(`${app}: ${text}\n`),
    onBuilt: (section, ms) => log.warn({ section, ms }, 'built'),
  });
  for (const app of apps) {
    let since = performance.now();
    await watchApp(
      { root: ROOT, app },
      (outcome) => void changes.take(outcome, app, since),
      () => (since = performance.now()),
    );
  }
  const stop = await start({ ...config, pageCache: false, pagesPerMinute: 0 }, log, {
    store: set.store,
    follow: set.follow,
    readPreview: async () => null,
    onFault: (error, section) => changes.fail(section, faultText(ROOT, error)),
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
