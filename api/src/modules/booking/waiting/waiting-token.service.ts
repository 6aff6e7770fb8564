import type { Lang } from 'shared/contract/text/lang';
import { pagePath } from '../../../model/page-addresses.ts';
import type { PrivateData } from '../../private-data/private-data.service.ts';

/** 132 bits in base64url, as long as the token of a booking, which it becomes when an offer is accepted. */
const TOKEN_LENGTH = 22;

/**
 * The bearer secret of a position in the waiting list. Made from its id with the key of links, so that a message of tomorrow can hold
 * the same link as that of today although only the token's hash is stored.
 */
export function waitingToken(data: PrivateData, id: string): string {
  return data.hash('waiting-token', id).slice(0, TOKEN_LENGTH);
}

/** The token stands behind `#`: a browser sends that part to nobody. */
export function waitingLink(siteOrigin: string, lang: Lang, token: string): string {
  return `${siteOrigin}${pagePath(lang, 'booking.waiting')}#waiting=${token}`;
}

export const waitingAad = (id: string, column: string) => ({ table: 'waiting_entry', column, id });
