import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from 'shared/contract/call/calls';
import type { CallRow } from 'shared/contract/call/call-row';
import { z } from 'zod';
import { narrowings } from './narrowing.ts';
import type { Schema } from './schema.ts';

/*
 * What pages of the last release know of the service: open tabs, and web processes that are started later than it. Everything
 * recorded has to be understood by the service of today (docs/decisions/0102).
 */

const FILE = join(import.meta.dirname, 'calls.jsonl');

const recordedCall = z.object({
  name: z.string(),
  method: z.string(),
  encrypted: z.array(z.string()),
  request: z.record(z.string(), z.unknown()),
  answer: z.record(z.string(), z.unknown()),
  /** Why less was recorded than before, where somebody knew better. */
  despite: z.string().optional(),
});
export type RecordedCall = z.infer<typeof recordedCall>;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema;

/** Calls as they are now, by name. */
export function presentCalls(rows: Readonly<Record<string, CallRow>> = CALLS): RecordedCall[] {
  return Object.entries(rows)
    .map(([name, { method, encrypted = [], request, response }]) => ({
      name,
      method,
      encrypted: [...encrypted].toSorted(),
      request: schemaOf(request, 'input'),
      answer: schemaOf(response, 'output'),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Calls of the last release. */
export function readRecord(): RecordedCall[] {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => recordedCall.parse(JSON.parse(line)));
}

export function writeRecord(calls: readonly RecordedCall[]): void {
  writeFileSync(FILE, calls.map((call) => `${JSON.stringify(call)}\n`).join(''));
}

function faultsOf(earlier: RecordedCall, now: RecordedCall | undefined): string[] {
  if (!now) return ['is gone'];
  const isOtherwise = now.method !== earlier.method || String(now.encrypted) !== String(earlier.encrypted);
  return [
    ...(isOtherwise ? ['is sent in another way'] : []),
    ...narrowings(now.request, earlier.request, { isOpen: false }).map((fault) => `request: ${fault}`),
    ...narrowings(earlier.answer, now.answer, { isOpen: true }).map((fault) => `answer: ${fault}`),
  ];
}

/** What those who know the earlier calls lack now, a line each; none where all that was added is more. */
export function lostBetween(earlier: readonly RecordedCall[], now: readonly RecordedCall[]): string[] {
  const byName = new Map(now.map((call) => [call.name, call]));
  return earlier.flatMap((call) => faultsOf(call, byName.get(call.name)).map((fault) => `${call.name} ${fault}`));
}
