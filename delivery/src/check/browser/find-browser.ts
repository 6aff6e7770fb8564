import { existsSync } from 'node:fs';

const PLACES = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** What a browser without windows is started with here: nothing of its own goes to the network. */
export const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-prefers-reduced-motion',
] as const;

/** The program that `CHROME_PATH` names, else the one in a usual place; undefined where it is not there. */
export const findBrowser = (named: string | undefined): string | undefined =>
  (named === undefined ? PLACES : [named]).find((place) => existsSync(place));
