import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderRequest, type RenderContext } from '../page/render-request.ts';
import { routeAddress } from '../page/route-address.ts';
import { textOf } from '../testing/fake-snapshot.ts';
import { startedSnapshot } from '../testing/started-snapshot.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';
import { permissionFlags, startProcess } from './renderer-process.ts';

/** What no section may learn, and where it lies. */
const SECRET = 'kept from all sections';

/** Every way to a file or a variable that code of a release has names for; what it got, or `refused`. */
const READER = sectionCode(
  'mf-cars',
  `load: async () => {
    const files = FILES;
    const fs = {
      'process.getBuiltinModule': () => process.getBuiltinModule('node:fs'),
      'process.getBuiltinModule, without a scheme': () => process.getBuiltinModule('fs'),
      require: () => require('node:fs'),
      'module.constructor._load': () => module.constructor._load('node:fs'),
      'module.constructor.createRequire': () => module.constructor.createRequire('/')('node:fs'),
      'process.binding': () => process.binding('fs'),
      'process of code made from a string': () => new Function('return process')().getBuiltinModule('node:fs'),
      import: () => import('node:fs'),
      'import of a path': () => import('node:fs/promises'),
    };
    const variables = {
      'process.env': () => process.env,
      'globalThis.process.env': () => globalThis.process.env,
      'process of a parent module': () => module.parent.constructor.prototype.process.env,
    };
    const read = async (take) => {
      try {
        return JSON.stringify((await take()) ?? null);
      } catch {
        return 'refused';
      }
    };
    const rows = [];
    for (const [way, module] of Object.entries(fs)) rows.push([way, await read(async () => typeof (await module()).readFileSync)]);
    for (const [way, module] of Object.entries(fs))
      for (const file of files) rows.push([way + ' ' + file, await read(async () => (await module()).readFileSync(file, 'utf8'))]);
    for (const [way, take] of Object.entries(variables)) rows.push([way, await read(take)]);
    return { kind: 'page', head: {}, data: JSON.stringify(rows) };
  }`,
);

const context = {
  call: async () => null,
  siteData: { get: async () => ({}) },
  report: () => {},
  origin: 'https://www.example.com',
} as unknown as RenderContext;

/** Files beside the releases, as the service and delivery keep them, and those of the machine. */
function secretFiles(dataDir: string): string[] {
  const files = [
    'keys/personal-data.json',
    'keys/body.pem',
    'database/base',
    'current',
    'mf-news/1.0.0/server.cjs',
  ].map((file) => path.join(dataDir, file));
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, SECRET);
  }
  return [...files, '/proc/self/environ', '/proc/self/cmdline', '/etc/passwd'];
}

/** What section code got by every way it tried. */
async function whatASectionReads(): Promise<Record<string, string>> {
  const site = storedSite({ 'mf-cars': '' });
  const files = secretFiles(site.store.dataDir);
  site.write('mf-cars', READER.replace('FILES', JSON.stringify(files)));
  const { snapshot } = await startedSnapshot(site);
  const answer = await renderRequest(
    snapshot,
    context,
    routeAddress(snapshot, { lang: 'en', path: '/cars', search: '' }),
  );
  if (answer.kind !== 'page') throw new Error('a page was expected');
  const [html = ''] = textOf(answer.page).split('<hr>');
  return Object.fromEntries(JSON.parse(html.replace('<h1>', '').replace('</h1>', '')) as [string, string][]);
}

describe('code of a section', () => {
  it('reads neither keys nor other files of the data folder, nor the environment', async () => {
    vi.stubEnv('BODY_KEY', SECRET);
    const read = await whatASectionReads();
    vi.unstubAllEnvs();
    const got = Object.entries(read).filter(([, what]) => what !== 'refused');
    expect(Object.keys(read)).toHaveLength(9 + 9 * 8 + 3);
    expect(got).toEqual([
      ['process.env', '{"NODE_ENV":"production"}'],
      ['globalThis.process.env', '{"NODE_ENV":"production"}'],
    ]);
  });
});

describe('a renderer', () => {
  it('is started without the environment of the web process', async () => {
    vi.stubEnv('BODY_KEY', SECRET);
    const started = Promise.withResolvers<unknown>();
    const renderer = startProcess({ folders: [], memory: 64, onMessage: started.resolve, onEnd: started.reject });
    vi.unstubAllEnvs();
    onTestFinished(renderer.kill);
    await started.promise;
    const variables = readFileSync(`/proc/${renderer.pid}/environ`, 'utf8').split('\0').filter(Boolean);
    expect(variables.map((variable) => variable.split('=')[0])).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
    ]);
  });
});

/** Code that has found Node itself all the same: what the permission model leaves it. */
const ESCAPED = `
const fs = require('node:fs');
const attempts = {
  ...Object.fromEntries(JSON.parse(process.argv[2]).map((file) => [file, () => fs.readFileSync(file, 'utf8')])),
  'write into the release': () => fs.writeFileSync(__dirname + '/new', ''),
  'link out of the release': () => fs.symlinkSync('/etc/passwd', __dirname + '/link'),
  'start a program': () => require('node:child_process').spawnSync('true').error?.code,
  'start a thread': () => new (require('node:worker_threads').Worker)('', { eval: true }),
  'open a connection': () => once(require('node:net').connect(9, '127.0.0.1'), 'connect'),
  'open a connection to a socket': () => once(require('node:net').connect('/run/none.sock'), 'connect'),
  'listen': () => once(require('node:net').createServer().listen(0), 'listening'),
  'send a datagram': () => once(require('node:dgram').createSocket('udp4').bind(0), 'listening'),
  'ask for a name': () => require('node:dns').promises.lookup('localhost'),
  'ask for a page': () => once(require('node:http').get('http://127.0.0.1:9'), 'response'),
};
const once = (emitter, done) => new Promise((resolve, reject) => emitter.on('error', reject).on(done, () => resolve(done)));
const result = async ([name, attempt]) => { try { return [name, String(await attempt())]; } catch (error) { return [name, error.code]; } };
Promise.all(Object.entries(attempts).map(result)).then((results) => console.log(JSON.stringify(results)));`;

describe('code that has found Node itself', () => {
  it('is refused by the permission model whatever is not its own release, the network too', () => {
    const { store } = storedSite({ 'mf-cars': ESCAPED });
    const folder = store.releaseFolder('mf-cars', '1.0.0');
    const program = path.join(folder, 'server.cjs');
    const files = secretFiles(store.dataDir);
    const flags = permissionFlags({ folders: [folder], memory: 64 });
    const said = execFileSync(process.execPath, [...flags, program, JSON.stringify([program, ...files])], {
      env: {},
      cwd: '/',
    });
    const results = new Map(JSON.parse(said.toString()) as [string, string][]);
    expect(results.get(program)).toBe(ESCAPED);
    results.delete(program);
    expect(new Set(results.values())).toEqual(new Set(['ERR_ACCESS_DENIED']));
    expect(results.size).toBe(files.length + 10);
  });
});
