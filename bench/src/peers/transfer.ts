/* What a first visit brings over the line, by kind, until nothing more comes. */
import type { CDPSession } from 'playwright';
import { PHONE, withFronts, type Watched } from './browser.ts';
import { PAGE_NAMES } from './pages.ts';
import { addressOf } from './sides.ts';

const KB = 1024;
/** A second visit of the same kind says what the first did, or chance had a hand in it. */
const ROUNDS = 3;
const KINDS: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Stylesheet: 'styles',
  Script: 'script',
  Font: 'typefaces',
  Image: 'pictures',
};

/** Counts bytes on the line, heads too, by kind. */
async function countBytes(session: CDPSession): Promise<Map<string, number>> {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = new URL(response.url).pathname.endsWith('.js');
    kinds.set(requestId, isScript ? 'script' : (KINDS[type] ?? 'other'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

async function visit(address: string, { browser }: Watched): Promise<Map<string, number>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const bytes = await countBytes(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await context.close();
  }
}

async function measureRound(watched: Watched): Promise<void> {
  for (const page of PAGE_NAMES) {
    for (const side of watched.sides) {
      const bytes = await visit(addressOf(side, page), watched);
      const sum = [...bytes.values()].reduce((total, one) => total + one, 0);
      const row = (kind: string) => `first view, ${page}, ${kind}: KB`;
      for (const kind of [...Object.values(KINDS), 'other']) {
        watched.figures.add(row(kind), side.name, (bytes.get(kind) ?? 0) / KB);
      }
      watched.figures.add(row('all'), side.name, sum / KB);
    }
  }
}

export async function measureTransfer(watched: Watched): Promise<void> {
  await withFronts(watched.sides, 0, async (sides) => {
    // The first visit of a side makes its pages cached.
    for (let round = 0; round < (watched.isOnce ? 1 : ROUNDS); round++) await measureRound({ ...watched, sides });
  });
}
