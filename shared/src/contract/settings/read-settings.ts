import { z } from 'zod';
import { SETTINGS, type SettingKey } from './settings.ts';
import type { Setting } from './setting.ts';

/** What a program reads of the environment. */
export type Values<Key extends SettingKey> = { [K in Key]: z.output<(typeof SETTINGS)[K]['schema']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Names every setting that is wrong with the rule that it breaks. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  /** @param faults one line each */
  constructor(faults: readonly string[]) {
    super(`Please correct these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

function faultOf(key: SettingKey, given: string | undefined): string {
  const { rule, isSecret }: Setting = SETTINGS[key];
  return `${key}: must be ${rule}${isSecret === true ? '' : ` (now "${given ?? ''}")`}`;
}

/**
 * The settings of a program; an empty value counts as absent.
 * @throws {SettingsError} that lists every wrong one at once
 */
export function readSettings<Key extends SettingKey>(keys: readonly Key[], env: Environment): Values<Key> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const schema = z.object(Object.fromEntries(keys.map((key) => [key, SETTINGS[key].schema])));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as Values<Key>;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0] as Key));
  throw new SettingsError([...wrong].map((key) => faultOf(key, given[key])));
}
