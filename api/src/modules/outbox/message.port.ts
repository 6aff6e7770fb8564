/** What leaves the service: to whom, and in which words. */
export interface MessageContent {
  /** Phone number or mail address. */
  to: string;
  text: string;
  /** Mail only. */
  subject?: string | undefined;
  headers?: Record<string, string> | undefined;
}

export interface Message extends MessageContent {
  /** The same at every attempt: a receiver that has it already may drop it. */
  id: string;
}

/** Hands a message over. Rejects with a {@link DeliveryFault} when it was not taken. */
export type MessagePort = (message: Message) => Promise<void>;

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
export const keepInOutbox: MessagePort = () => Promise.resolve();
