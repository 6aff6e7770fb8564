import { expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';

const INVEST = { app: 'mf-invest', version: '1.0.0' };

test.for([
  ['', { name: 'help' }],
  ['promote --help', { name: 'help' }],
  ['release mf-invest', { name: 'release', app: 'mf-invest', version: undefined }],
  ['release mf-invest --version 1.4.0', { name: 'release', app: 'mf-invest', version: '1.4.0' }],
  [
    '-- promote shell@1.0.0 mf-invest@1.4.0-ab12cd34',
    {
      name: 'promote',
      wanted: [
        { app: 'shell', version: '1.0.0' },
        { app: 'mf-invest', version: '1.4.0-ab12cd34' },
      ],
      dropped: [],
      apiUrl: undefined,
      checked: undefined,
      despite: undefined,
    },
  ],
  [
    'promote mf-invest@1.4.0 --drop /invest/old --drop /invest/:year --api unix:/run/api.sock --despite outage',
    {
      name: 'promote',
      wanted: [{ app: 'mf-invest', version: '1.4.0' }],
      dropped: ['/invest/old', '/invest/:year'],
      apiUrl: 'unix:/run/api.sock',
      checked: undefined,
      despite: 'outage',
    },
  ],
  [
    'check mf-invest@1.0.0 --out verdict.json',
    { name: 'check', releases: [INVEST], json: false, apiUrl: undefined, out: 'verdict.json' },
  ],
  [
    'promote mf-invest@1.0.0 --checked verdict.json',
    { name: 'promote', wanted: [INVEST], dropped: [], apiUrl: undefined, checked: 'verdict.json', despite: undefined },
  ],
  ['rollback mf-invest', { name: 'rollback', app: 'mf-invest' }],
  ['changelog mf-invest', { name: 'changelog', app: 'mf-invest' }],
  ['rollback --all', { name: 'rollback-all' }],
  ['history --json', { name: 'history', json: true }],
  ['export s3://bucket/site', { name: 'export', place: 's3://bucket/site', releases: [] }],
  [
    'diff 0123456789abcdef fedcba9876543210 --shots',
    { name: 'diff', from: '0123456789abcdef', to: 'fedcba9876543210', hasShots: true, apiUrl: undefined },
  ],
  ['export s3://b/site mf-invest@1.0.0', { name: 'export', place: 's3://b/site', releases: [INVEST] }],
  ['import /srv/depot --watch', { name: 'import', place: '/srv/depot', releases: [], watch: true }],
  ['import /srv/depot mf-invest@1.0.0', { name: 'import', place: '/srv/depot', releases: [INVEST], watch: false }],
  ['webhook https://ops.example/moves', { name: 'webhook', url: 'https://ops.example/moves' }],
  ['desk', { name: 'desk', port: 8090 }],
  ['desk --port 0', { name: 'desk', port: 0 }],
  ['doctor --mend', { name: 'doctor', mends: true }],
  ['gc', { name: 'gc', place: undefined, days: 30, isDry: false }],
  ['gc s3://bucket/site', { name: 'gc', place: 's3://bucket/site', days: 30, isDry: false }],
  ['gc --keep 7 --dry-run', { name: 'gc', place: undefined, days: 7, isDry: true }],
] as const)('"%s" is understood', ([line, command]) => {
  expect(parseCommand(line.split(' ').filter(Boolean))).toEqual(command);
});

test.for([
  ['deploy', 'There is no command deploy.'],
  ['constructor', 'There is no command constructor.'],
  ['release', 'Name one app'],
  ['release ../../etc', '../../etc is not the name of an app.'],
  ['release mf-invest --version latest', 'latest is not a version'],
  ['promote', 'Name what to promote'],
  ['check', 'Name what to check'],
  ['promote mf-invest@1.0.0 --despite=', 'Say why after --despite.'],
  ['promote mf-invest', 'mf-invest is not <app>@<version>.'],
  ['promote mf-invest@1.0.0 mf-invest@1.1.0', 'mf-invest is named twice.'],
  ['rollback', 'Name one app'],
  ['changelog', 'Name one app'],
  ['rollback mf-invest --all', 'not both'],
  ['status now', 'now is not expected here.'],
  ['status --percent 5', '--percent'],
  ['export', 'Name one place'],
  ['diff 0123456789abcdef', 'Name two sets'],
  ['import here there', 'there is not <app>@<version>'],
  ['import /srv/depot mf-invest@1.0.0 --watch', 'named without it'],
  ['webhook', 'Name one address'],
  ['webhook file:///etc/passwd', 'Name one address'],
  ['desk --port web', '--port is a whole number from 0 to 65535'],
  ['gc --keep 0', '--keep is a whole number of days, at least 1'],
  ['gc here there', 'Name one place'],
] as const)('"%s" is answered with what is wrong', ([line, message]) => {
  expect(() => parseCommand(line.split(' '))).toThrow(message);
});
