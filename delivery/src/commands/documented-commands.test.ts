import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseCommand } from './arguments.ts';
import { HELP } from './help.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES: Readonly<Record<string, string>> = {
  app: 'mf-invest',
  version: '1.0.0',
  depot: '/srv/depot',
  place: '/srv/depot',
  set: '0123456789abcdef',
  key: '01ab',
  'first digits of the key': '01ab',
  reason: 'lost',
};
/** As far as a line of a shell goes: to its comment, or to the end of a piece of code. */
const COMMAND = /(?:pnpm|npm run) delivery (?:-- )?([^`|\n#)]+)/g;
const WORD = /"([^"]*)"|(\S+)/g;

const said = (line: string): string =>
  line.replaceAll(/<([^>]+)>/g, (_, name: string) => EXAMPLES[name] ?? name).replaceAll('@…', '@1.0.0');
const wordsOf = (line: string): string[] =>
  [...line.matchAll(WORD)].map(([, quoted, bare = '']) => (quoted ?? bare).replace(/[.,;]$/, ''));

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'delivery/README.md', 'deploy/**/*.md'], {
  cwd: ROOT,
});
const texts = [...documents.map((file) => readFileSync(join(ROOT, file), 'utf8')), HELP.replaceAll(/ {2,}.*$/gm, '')];
const commands = texts.flatMap((text) => [...text.matchAll(COMMAND)].map(([, line = '']) => said(line).trim()));
const whole = [...new Set(commands)].filter((line) => !line.includes('…'));

it('documents show the commands that there are', () => {
  expect(whole.length).toBeGreaterThan(30);
});

it.each(whole)('"pnpm delivery %s" is understood as it is written down', (line) => {
  expect(() => parseCommand(wordsOf(line))).not.toThrow();
});
