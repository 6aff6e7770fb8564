/* `pnpm settings:write`: writes the tables of settings in the documentation from the schema that the programs read by. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DELIVERY_KEYS,
  DESK_KEYS,
  SERVICE_KEYS,
  START_KEYS,
  WEB_KEYS,
} from '../../shared/src/contract/settings/programs.ts';
import { SETTINGS, type SettingKey } from '../../shared/src/contract/settings/settings.ts';

interface Table {
  file: string;
  /** Of the program, as the marks in the file name it. */
  name: string;
  keys: readonly SettingKey[];
}

export const TABLES: readonly Table[] = [
  { file: 'README.md', name: 'npm start', keys: START_KEYS },
  { file: 'docs/operating.md', name: 'web process', keys: WEB_KEYS },
  { file: 'docs/operating.md', name: 'service', keys: SERVICE_KEYS },
  { file: 'docs/operating.md', name: 'desk', keys: DESK_KEYS },
  { file: 'docs/operating.md', name: 'delivery', keys: DELIVERY_KEYS },
];

function tableOf(keys: readonly SettingKey[]): string {
  const rows = keys.map((key) => {
    const { standard, rule, meaning } = SETTINGS[key];
    return `| \`${key}\` | ${standard || '–'} | ${meaning} | ${rule} |`;
  });
  return ['| setting | default | meaning | must be |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The text with the table of a program between its marks. @throws Error where the marks are missing */
export function withTable(text: string, name: string, keys: readonly SettingKey[]): string {
  const [begin, end] = [`<!-- settings of ${name} -->`, `<!-- end of settings of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no place for the settings of ${name}`);
  return `${text.slice(0, from + begin.length)}\n\n${tableOf(keys)}\n\n${text.slice(to)}`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  for (const { file, name, keys } of TABLES) {
    const path = join(root, file);
    writeFileSync(path, withTable(readFileSync(path, 'utf8'), name, keys));
  }
}
