import { rounds } from '../../fixtures/load/length.ts';
import { hurry } from '../../fixtures/moving/hurry.ts';
import { Journey } from '../../fixtures/moving/journey.ts';
import { tabOf } from '../../fixtures/moving/playwright-tab.ts';
import { TruePages } from '../../fixtures/moving/true-pages.ts';
import { UnreliableNetwork } from '../../fixtures/moving/unreliable-network.ts';
import { test } from '../../fixtures/visitor.ts';

const STEPS = rounds(60, 2000);
const SEEDS = Array.from({ length: rounds(2, 20) }, (_none, index) => 20_261_123 + index);

/** What the test does to the network itself, and what comes of pages that are stopped while they load. */
const CAUSED = [
  /^failed: /,
  /status [45]\d\d/,
  /Failed to load resource/,
  /island .* failed/,
  /net::ERR/,
  /ChunkLoadError/,
  /Fetch API cannot load/,
  /preloaded using link preload but not used/,
];

for (const seed of SEEDS) {
  test(`wherever a visitor hurries, address and page are one (${STEPS} steps, seed ${seed})`, async ({
    page,
    context,
    request,
    pageErrors,
  }) => {
    test.setTimeout(60_000 + STEPS * 1000);
    pageErrors.expect(...CAUSED);
    const parser = await context.newPage();
    const journey = new Journey(await tabOf(page), new UnreliableNetwork(), new TruePages(request, parser));
    await hurry(journey, { steps: STEPS, seed });
  });
}
