import type { Lang } from 'shared/contract/text/lang';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';

/** Later nobody is told: after a day without the service the page is where to look. */
export const WORTH_MS = 86_400_000;

/** What is told at once. */
export interface Edition<Item> {
  /** From when on, in milliseconds; only who had confirmed by then is told. One list has no two editions of one instant. */
  at: number;
  items: readonly Item[];
}

/** All that a mail says besides its items. */
export interface AlertContext {
  lang: Lang;
  site: string;
  /** `https://host` of the site. */
  origin: string;
  /** Where the reader changes or ends it. */
  manage: string;
}

/** Writes the mail about some items, at least one. */
export type AlertWording<Item> = (items: readonly Item[], context: AlertContext) => MailDocument;
