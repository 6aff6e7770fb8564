import { DeliveryError } from '../../delivery-error.ts';
import { NotRun } from '../finding.ts';
import { withTab, type Tab } from './devtools.ts';
import { findBrowser } from './find-browser.ts';
import { followLink, visitPage } from './visit-page.ts';

const HOME = '/cn/en';

export interface BrowserTrial {
  readonly origin: string;
  /** Addresses of pages that have been opened and answered. */
  readonly addresses: readonly string[];
  /** A page of every section of the set, for a walk through all of them. */
  readonly walk: readonly string[];
  /** Program of the browser that was named; one of the usual places when absent. */
  readonly browser?: string | undefined;
}

function refuse(address: string, faults: readonly string[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  throw new DeliveryError('promotion-refused', `${address}: ${first}${more}`);
}

async function visitAll(tab: Tab, { origin, addresses, walk }: BrowserTrial): Promise<string[]> {
  const visit = async (address: string, hasColours: boolean) =>
    refuse(address, await visitPage(tab, origin + address, { hasColours }));
  // Both languages have the same colours.
  for (const address of addresses) await visit(address, address.startsWith(HOME));
  await visit(HOME, false);
  for (const address of walk) refuse(`${address}, by a link`, await followLink(tab, address));
  return [...addresses, ...walk.map((address) => `${address}, by a link`)];
}

/**
 * Opens every page in a browser, where its islands have to come alive, nothing may complain and axe may find nothing; then walks
 * through all sections by links. Throws {@link NotRun} where there is no browser, and what is wrong with the first page.
 */
export async function tryInBrowser(trial: BrowserTrial): Promise<string[]> {
  const program = findBrowser(trial.browser);
  if (program === undefined)
    throw new NotRun(
      'no Chromium is here: install one, name it by CHROME_PATH, or give --checked the verdict of a machine that has one',
    );
  return withTab(program, (tab) => visitAll(tab, trial));
}
