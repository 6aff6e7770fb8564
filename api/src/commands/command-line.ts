import { parseArgs } from 'node:util';
import { ERRORS } from 'shared/contract/call/errors';
import type { VisitorServices } from '../calls/call-table.ts';
import { CallError } from '../model/call-error.ts';
import { dayOf } from '../model/shanghai-time.ts';
import type { Retention } from '../modules/private-data/retention.service.ts';
import { isReference, type ReferenceKind } from '../modules/booking/reference.service.ts';

/*
 * What the operator's commands share: what they are given and how they are refused.
 */

const AHEAD_DAYS = 60;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A command that was not understood or cannot be done; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface Command {
  services: VisitorServices;
  retention: Retention;
  /** What follows the name of the command. */
  args: readonly string[];
  say: (line: string) => void;
}

export type Run = (command: Command) => Promise<void>;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    from: text,
    to: text,
    capacity: text,
    explainers: text,
    most: text,
    phone: text,
    email: text,
    job: text,
    state: text,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : ''}\nSee --help.`);
  }
}

export const optionsOf = (args: readonly string[]) => parsed(args).values;

export function positionals(args: readonly string[], count: number, usage: string): string[] {
  const { positionals: given } = parsed(args);
  if (given.length !== count) throw new CommandError(`Usage: ${usage}`);
  return given;
}

export function daysIn(args: readonly string[], now: number): { from: string; to: string } {
  const { from = dayOf(now), to = dayOf(now, -AHEAD_DAYS) } = optionsOf(args);
  return { from: dayIn(from), to: dayIn(to) };
}

export function dayIn(text: string): string {
  if (!DAY.test(text)) throw new CommandError(`${text} is not a day: write yyyy-MM-dd.`);
  return text;
}

/** Noticed before anything is looked for. */
export function requireReference(reference: string, kind: ReferenceKind = 'PV'): void {
  if (!isReference(reference, kind)) throw new CommandError(`${reference} is mistyped: its last sign does not fit.`);
}

export function numberIn(text: string | undefined): number {
  if (text === undefined || !/^\d{1,5}$/.test(text))
    throw new CommandError('Say --capacity and --explainers (or --most) as numbers.');
  return Number(text);
}

/** What the service would tell a visitor is told to the operator in English. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw new CommandError(`${ERRORS[error.code].message.en}. Nothing was changed.`);
  }
}
