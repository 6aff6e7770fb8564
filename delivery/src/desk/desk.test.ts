import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { orderRollout } from '../promotion/rollout/rollout.ts';
import { openStore } from '../store.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { writeWebStatus } from '../web/web-status.ts';
import { compareSets, differenceOf } from './compare-sets.ts';
import { html } from './html.ts';
import { serveDesk } from './serve-desk.ts';

interface Answered {
  status: number;
  body: string;
  policy: string;
}

async function openDesk() {
  const site = await promotedSite();
  await site.promoteInvest('1.1.0');
  const { address, server } = await serveDesk(openStore(site.store.dataDir), 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, { method = 'GET', host = new URL(address).host } = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(address, { path, method, headers: { host } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const policy = String(response.headers['content-security-policy']);
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString().replaceAll(/>\s+</g, '><'),
            policy,
          });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  const ids = (await site.store.readHistory()).lines.map(({ to }) => to ?? '');
  return { ...site, ask, ids };
}

/** Names and times of everything that a store has. */
async function stateOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(dataDir, name))).mtimeMs}`));
}

describe('somebody at the desk', () => {
  it('sees what is promoted, by whom, with which evidence, how large it is, and that the chain holds', async () => {
    const { ask } = await openDesk();
    const { status, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toMatch(
      /<th scope="row">mf-invest<\/th><td>1\.1\.0<\/td><td>team mf-invest<\/td>.*<td>Lin<\/td><td>\d+\.\d KB<\/td><td>1\.0\.0<\/td>/,
    );
    expect(body).toContain('<li>mf-invest 1.0.0 → 1.1.0</li>');
    expect(body).toContain('files verified');
    expect(body).toContain('The chain of 2 moves holds.');
    expect(body).toContain('No web process runs on this store.');
  });

  it('sees who has a rollout, and what the web process serves and refused', async () => {
    const { ask, store, ids } = await openDesk();
    const reason = 'no <entry>';
    await writeWebStatus(store.dataDir, {
      constellation: ids[0] ?? '',
      refused: [{ id: ids[1] ?? '', reason, at: '2026-11-26T00:00:00Z' }],
    });
    await orderRollout(store, { names: [{ app: 'mf-invest', version: '1.2.0' }], actor: 'Lin', percent: 5, forMs: 0 });
    const { body } = await ask('/');
    expect(body).toContain('of mf-invest@1.2.0: 5 % of new visitors');
    expect(body).toContain('which is not what is promoted');
    expect(body).toContain('no &lt;entry&gt;');
  });

  it('sees a set, and how it differs from another', async () => {
    const { ask, ids } = await openDesk();
    expect((await ask(`/set/${ids[0]}`)).body).toContain(`<a href="/diff/${ids[1]}/${ids[0]}">`);
    const { body } = await ask(`/diff/${ids[0]}/${ids[1]}`);
    expect(body).toContain('<h2>mf-invest 1.0.0 → 1.1.0</h2>');
    expect((await ask(`/diff/${ids[0]}/${ids[0]}`)).body).toContain('Both sets are the same.');
  });

  it('changes nothing in the store by looking', async () => {
    const { ask, store, ids } = await openDesk();
    const before = await stateOf(store.dataDir);
    for (const path of ['/', `/set/${ids[0]}`, `/diff/${ids[0]}/${ids[1]}`, '/none']) await ask(path);
    expect(await stateOf(store.dataDir)).toEqual(before);
  });

  it('is told of a broken history, and of a release that is gone', async () => {
    const { ask, store, ids } = await openDesk();
    await rm(store.releaseFolder('mf-invest', '1.0.0'), { recursive: true });
    expect((await ask(`/diff/${ids[0]}/${ids[1]}`)).body).toContain('not in the store any more');
    expect((await ask('/')).body).toContain('<td>gone</td>');
    const path = join(store.dataDir, 'history.jsonl');
    const lines = (await readFile(path, 'utf8')).replace('Lin', 'Wei');
    await writeFile(path, lines);
    expect((await ask('/')).body).toContain('The history is broken: line 1 was changed');
  });
});

describe('the desk', () => {
  it.each([
    ['/none', 404],
    ['/set/0123456789abcdef', 404],
    ['/set/../../etc/passwd', 404],
    ['/desk.css', 200],
  ])('answers %s with %i', async (path, status) => {
    const { ask } = await openDesk();
    expect((await ask(path)).status).toBe(status);
  });

  it('only shows, on its own machine, and runs no script', async () => {
    const { ask } = await openDesk();
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { host: 'releases.evil.example' })).status).toBe(421);
    const { policy, body } = await ask('/');
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect(body).not.toContain('<script');
  });
});

it('what a release says is text and no markup', () => {
  expect(html`<p title="${'"><script>'}">${'<b>&'}${html`<i>${1}</i>`}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;<i>1</i></p>',
  );
});

it('two lists of names differ by what one has, the other has, and both have otherwise', () => {
  expect(differenceOf({ a: 1, b: [1], c: 3 }, { b: [2], c: 3, d: 4 })).toEqual({
    added: ['d'],
    removed: ['a'],
    changed: ['b'],
  });
});

it('a file whose name holds a hash of its content is one that changed', async () => {
  const { store, promoteInvest } = await promotedSite();
  await promoteInvest('1.1.0');
  const [from = '', to = ''] = (await store.readHistory()).lines.map((line) => line.to ?? '');
  const [compared] = await compareSets(store, from, to);
  expect(compared).toMatchObject({
    app: 'mf-invest',
    from: '1.0.0',
    to: '1.1.0',
    parts: { files: { added: [], removed: [] } },
  });
});
