import { z } from 'zod';
import { LANGS } from 'shared/contract/text/lang';

const link = z.object({ label: z.string(), href: z.string() });

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  /** Names with their values. */
  z.object({ kind: z.literal('facts'), rows: z.array(z.tuple([z.string(), z.string()])) }),
  /** What the mail is for: one at most. */
  z.object({ kind: z.literal('button'), ...link.shape }),
  /** What is scanned at the entrance, and read by people. */
  z.object({ kind: z.literal('ticket'), scanned: z.string(), reference: z.string(), label: z.string() }),
  z.object({
    kind: z.literal('articles'),
    articles: z.array(z.object({ title: z.string(), href: z.string(), about: z.string(), summary: z.string() })),
  }),
  z.object({ kind: z.literal('lines'), lines: z.array(z.string()), more: link }),
]);
export type MailBlock = z.infer<typeof block>;

/** What a mail says, from which its text and its HTML are written. */
export const mailDocument = z.object({
  lang: z.enum(LANGS),
  /** Who writes, as the sender is called. */
  site: z.string(),
  subject: z.string(),
  /** What lists of mails show behind the subject. */
  preview: z.string(),
  title: z.string(),
  blocks: z.array(block),
  /** Why somebody gets this mail, and where to end that. */
  footer: z.object({ text: z.string(), link: link.optional() }),
});
export type MailDocument = z.infer<typeof mailDocument>;

export type TicketBlock = Extract<MailBlock, { kind: 'ticket' }>;

/** The ticket of a mail, if it has one. */
export const ticketOf = ({ blocks }: MailDocument): TicketBlock | undefined =>
  blocks.find((one): one is TicketBlock => one.kind === 'ticket');
