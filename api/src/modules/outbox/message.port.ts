import type { MailDocument } from './mail/mail-document.model.ts';

/** The same words as a template's name and what it is filled in with, for receivers that know templates only. */
export interface MessageTemplate {
  /** With its language: `code.cn`. */
  name: string;
  values: Readonly<Record<string, string>>;
}

/** A visit for the reader's calendar, and what the reader's program does with it (RFC 5546). */
interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  file: string;
}

/** What leaves the service: to whom, and in which words. */
export interface MessageContent {
  /** Phone number or mail address. */
  to: string;
  text: string;
  /** Text messages only. */
  template?: MessageTemplate | undefined;
  /** Mail only. */
  subject?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** What its HTML is written from; mails of before there was any have none. */
  document?: MailDocument | undefined;
  calendar?: MailCalendar | undefined;
}

export interface Message extends MessageContent {
  /** The same at every attempt: a receiver that has it already may drop it. */
  id: string;
}

/** What a port resolves with that has handed the message to nobody. */
export const KEPT = Symbol('kept');

/**
 * Hands a message over, or resolves with {@link KEPT}. Rejects with a {@link DeliveryFault} when it was not taken.
 */
export type MessagePort = (message: Message) => Promise<unknown>;

/** Why a message was not taken, as a short code: never with what it says or to whom. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  /** Trying again is of no use. */
  readonly isFinal: boolean;
  constructor(code: string, isFinal = false) {
    super(code);
    this.isFinal = isFinal;
  }
}

/** The readable outbox: the message stays where it is, for the operator. */
export const keepInOutbox: MessagePort = () => Promise.resolve(KEPT);

/** The same, and the terminal shows it: for whoever tries the site on their own machine. */
export const showInTerminal =
  (write: (line: string) => void): MessagePort =>
  ({ to, subject, text }) => {
    write(
      `\n  Message to ${to}${subject === undefined ? '' : `: ${subject}`}\n  ${text.trim().replaceAll('\n', '\n  ')}\n\n`,
    );
    return Promise.resolve(KEPT);
  };
