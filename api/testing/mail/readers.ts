import type { TestService } from '../service.ts';

/** A mail as its reader gets it. */
export interface ReceivedMail {
  to: string;
  subject?: string | undefined;
  text: string;
  headers?: Readonly<Record<string, string>> | undefined;
  purpose: string;
  lane: string;
}

/** The first link of a mail. */
export const linkIn = (text = ''): URL => new URL(/https:\S+/.exec(text)?.[0] ?? 'https://none.example');
const tokenIn = (text?: string): string => linkIn(text).searchParams.get('token') ?? '';

/** Presses the button that mail programs show beside a list (RFC 8058). @returns the status */
export async function unsubscribeByHeader(service: TestService, header = ''): Promise<number> {
  const link = new URL(header.slice(1, -1));
  const answer = await service.app.server.inject({
    method: 'POST',
    url: link.pathname + link.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  return answer.statusCode;
}

/** Readers of a list of mails, and their mailboxes; the service may be started later. */
export function readersOf(serviceOf: () => TestService, call: 'alert/add' | 'jobAlert/add' | 'pressAlert/add') {
  const mails = async (): Promise<ReceivedMail[]> => {
    const { outbox } = serviceOf().app.services;
    return (await outbox.newest(100)).map((row) => ({ ...row, ...outbox.read(row) }));
  };
  const mailTo = async (email: string, word: string) =>
    (await mails()).find(({ to, subject }) => to === email && subject?.includes(word));
  const add = (email: string, choices: object = {}, language = 2) =>
    serviceOf().call(call, { email, ...choices }, language);
  return {
    mails,
    mailTo,
    add,
    /** What was told of new things, as opposed to mails about the subscription. */
    alerts: async () => (await mails()).filter(({ purpose }) => purpose === 'alert'),
    /** Asks and confirms, in English. @returns the token of the link in the welcome mail */
    subscribe: async (email: string, choices: object = {}): Promise<string> => {
      await add(email, choices);
      const token = tokenIn((await mailTo(email, 'confirm'))?.text);
      await serviceOf().call('subscribe/confirm', { token }, 2);
      return tokenIn((await mailTo(email, 'You get'))?.text);
    },
    /** As {@link subscribe}, by the Chinese mails. */
    subscribeInChinese: async (email: string, choices: object = {}): Promise<void> => {
      await add(email, choices, 1);
      const token = tokenIn((await mailTo(email, '确认'))?.text);
      await serviceOf().call('subscribe/confirm', { token }, 1);
    },
  };
}
