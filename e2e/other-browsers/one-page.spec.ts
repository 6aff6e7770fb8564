import { hurry } from '../fixtures/moving/hurry.ts';
import { Journey } from '../fixtures/moving/journey.ts';
import { TruePages } from '../fixtures/moving/true-pages.ts';
import { UnreliableNetwork } from '../fixtures/moving/unreliable-network.ts';
import { wireTest as test } from '../fixtures/visitor.ts';
import { FIREFOX, hasFirefox, startFirefox } from './firefox.ts';

const STEPS = Number(process.env['STEPS'] ?? 300);
const SEED = Number(process.env['SEED'] ?? 20_261_123);

test(`in Firefox, too, address and page are one (${STEPS} steps, seed ${SEED})`, async ({ page, request, origin }) => {
  test.skip(!hasFirefox, `no Firefox at ${FIREFOX}`);
  test.setTimeout(60_000 + STEPS * 1000);
  const tab = await startFirefox(origin);
  try {
    const journey = new Journey(tab, new UnreliableNetwork(), new TruePages(request, page));
    await hurry(journey, { steps: STEPS, seed: SEED });
  } finally {
    await tab.close();
  }
});
