import { makeDataFolder, removeDataFolder } from '../../fixtures/data-folder.ts';
import { runNode, type CommandResult } from '../../fixtures/node-process.ts';
import { startService, type Service } from '../../fixtures/service.ts';
import { receiveTextMessages, type TextMessages } from './text-messages.ts';
import { expect, test as visitorTest } from '../../fixtures/visitor.ts';
import { startWeb } from '../../fixtures/web.ts';

/** A production site of its own whose text messages can be read. */
export interface PavilionSite {
  origin: string;
  dataDir: string;
  phones: TextMessages;
  /** The operator's commands, while the service runs. */
  operate(...commands: string[]): Promise<CommandResult[]>;
  stopService(): Promise<void>;
  startService(): Promise<void>;
}

/** Easy enough that nobody without script has to wait. */
const WORK = { CODE_WORK_BITS: '10' };

async function open(): Promise<PavilionSite & { close: () => Promise<void> }> {
  const dataDir = await makeDataFolder({ database: true });
  const phones = await receiveTextMessages();
  let service: Service | null = await startService(dataDir, { ...phones.settings, ...WORK });
  const web = await startWeb({ dataDir, apiUrl: service.apiUrl });
  async function stop(): Promise<void> {
    await service?.stop();
    service = null;
  }
  async function start(): Promise<void> {
    service ??= await startService(dataDir, { ...phones.settings, ...WORK });
  }
  return {
    origin: web.origin,
    dataDir,
    phones,
    stopService: stop,
    startService: start,
    async operate(...commands) {
      const results: CommandResult[] = [];
      for (const command of commands) {
        const settings = { DATA_DIR: dataDir, ...phones.settings };
        results.push(await runNode(['api/src/cli.ts', ...command.split(' ')], settings));
      }
      return results;
    },
    async close() {
      await web.stop();
      await stop();
      phones.close();
      await removeDataFolder(dataDir);
    },
  };
}

/** Tests of the booking on the real service: one site per worker. */
export const test = visitorTest.extend<object, { pavilion: PavilionSite }>({
  pavilion: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  origin: async ({ pavilion }, use) => use(pavilion.origin),
});

export { expect };
