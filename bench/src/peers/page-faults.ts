import { PHONE, withFronts, type Watched } from './browser.ts';
import { PAGE_NAMES, type PageName } from './pages.ts';
import { addressOf, type Side } from './sides.ts';

async function faultsOf(side: Side, name: PageName, { browser }: Watched): Promise<string[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`${side.name}, ${name}: ${message}`));
    await page.goto(addressOf(side, name), { waitUntil: 'networkidle' });
    return faults;
  } finally {
    await context.close();
  }
}

/** @throws Error with all that scripts of a page throw: a framework that could not start is neither slow nor fast */
export async function refuseFaults(watched: Watched): Promise<void> {
  const faults: string[] = [];
  await withFronts(watched.sides, 0, async (sides) => {
    for (const side of sides) for (const name of PAGE_NAMES) faults.push(...(await faultsOf(side, name, watched)));
  });
  if (faults.length > 0) throw new Error(`pages that throw:\n${faults.join('\n')}`);
}
