import type { SiteData } from 'shared/contract/section/frame';
import { numberOf } from './object-number.ts';

/** Sites that a process remembers. */
const REMEMBERED = 4;

/**
 * Sends a site to a process where it does not have it.
 * @returns gives the number that the process knows a site by
 */
export function sendSitesOnce(send: (key: number, site: SiteData) => void): (site: SiteData | null) => number | null {
  /** Oldest first. */
  const sent: number[] = [];
  return (site) => {
    if (site === null) return null;
    const key = numberOf(site);
    if (sent.includes(key)) return key;
    send(key, site);
    sent.push(key);
    sent.splice(0, sent.length - REMEMBERED);
    return key;
  };
}
