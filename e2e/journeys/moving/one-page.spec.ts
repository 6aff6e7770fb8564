import fc from 'fast-check';
import { rounds } from '../../fixtures/load/length.ts';
import { commandsOver } from '../../fixtures/moving/commands.ts';
import { Journey } from '../../fixtures/moving/journey.ts';
import { TruePages } from '../../fixtures/moving/true-pages.ts';
import { UnreliableNetwork } from '../../fixtures/moving/unreliable-network.ts';
import { test } from '../../fixtures/visitor.ts';

/** Pages of every section, with a choice in their address, a missing one, and one that an island routes. */
const ADDRESSES = [
  '/cn/en',
  '/cn/en/news',
  '/cn/en/news/detail?baseid=half-year-results',
  '/cn/en/brand',
  '/cn/en/invest/stock?market=H',
  '/cn/en/book',
  '/cn/en/book/notice',
  '/cn/en/media?type=image',
  '/cn/en/talent',
  '/cn/en/no-such-page',
];

const STEPS = rounds(60, 2000);
const SEEDS = Array.from({ length: rounds(2, 20) }, (_none, index) => 20_261_123 + index);

/** What the test does to the network itself. */
const CAUSED = [/^failed: /, /status [45]\d\d/, /Failed to load resource/, /island .* failed/, /net::ERR/];

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
    const journey = new Journey(page, new UnreliableNetwork(), new TruePages(request, parser));
    await journey.begin('/cn/en');
    const steps = fc.array(commandsOver(ADDRESSES), { minLength: STEPS, maxLength: STEPS });
    const [walk = []] = fc.sample(steps, { seed, numRuns: 1 });
    const start = () => ({ model: { address: '/cn/en' }, real: journey });
    try {
      await fc.asyncModelRun(start, walk);
      await journey.settle();
      await journey.expectOnePage();
    } catch (error) {
      console.log(`seed ${seed}, the last steps: ${journey.steps.slice(-25).join('; ')}`);
      throw error;
    }
  });
}
