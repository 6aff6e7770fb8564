/* `node shell/src/dev/main.ts [app…]`: the web process on what is being written. Without apps it is all of them. */
import path from 'node:path';
import { openStore } from 'delivery/store';
import { watchApp, type Outcome } from 'shared/build/dev/watch-app';
import { readConfig } from '../web/config.ts';
import { createLog, errorFields } from '../web/log.ts';
import { start } from '../web/start.ts';
import { DevPages } from './dev-routes.ts';
import { DevSet } from './dev-set.ts';
import { faultText } from './fault-text.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function main(apps: readonly string[]): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  process.setSourceMapsEnabled(true);
  const set = new DevSet(openStore(config.dataDir, config), apps);
  const pages = new DevPages();
  const fail = (app: string, text: string) => {
    process.stderr.write(`${app}: ${text}\n`);
    pages.notify({ kind: 'failed', app, text });
  };
  const take = async (outcome: Outcome, app: string, since: number): Promise<void> => {
    if (outcome.kind === 'failed') return fail(app, outcome.text);
    try {
      if (outcome.isExchangeable) pages.notify({ kind: 'exchangeable', app });
      await set.take(outcome);
      log.warn({ section: app, ms: Math.round(performance.now() - since) }, 'built');
      pages.notify({ kind: 'built', app });
    } catch (error) {
      fail(app, faultText(ROOT, error));
    }
  };
  let taking = Promise.resolve();
  for (const app of apps) {
    let since = performance.now();
    await watchApp(
      { root: ROOT, app },
      (outcome) => {
        const begun = since;
        taking = taking.then(() => take(outcome, app, begun));
      },
      () => (since = performance.now()),
    );
  }
  const stop = await start({ ...config, pageCache: false, pagesPerMinute: 0 }, log, {
    store: set.store,
    follow: set.follow,
    readPreview: async () => null,
    onFault: (error, section) => fail(section, faultText(ROOT, error)),
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
