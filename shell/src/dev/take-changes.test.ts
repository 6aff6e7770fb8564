import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Outcome } from 'shared/build/dev/watch-app';
import type { Release } from 'shared/contract/section/release';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DevPages, type DevEvent } from './dev-routes.ts';
import { Changes, type TakeOptions } from './take-changes.ts';

type Built = Extract<Outcome, { kind: 'built' }>;

const built = (app: string): Built => ({ kind: 'built', folder: '', release: { app } as Release });

/** A developer's page: what it is told, as it comes. */
async function openPage(port: number) {
  const request = get({ port, path: '/cn/dev/events' });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => (text += part));
  const events = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']) => JSON.parse(line) as DevEvent);
  return { response, kinds: () => events().map(({ kind, app }) => `${kind} ${app}`), events };
}

async function developing(take: TakeOptions['set']['take'] = async () => {}) {
  const pages = new DevPages();
  const server = Fastify();
  pages.routes(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const onFailed = vi.fn<TakeOptions['onFailed']>();
  const describe = (error: unknown) => (error as Error).message;
  const changes = new Changes({ set: { take }, pages, describe, onFailed, onBuilt: () => {} });
  const { port } = server.server.address() as AddressInfo;
  return { changes, onFailed, port, open: () => openPage(port) };
}

describe('who writes with pnpm dev', () => {
  it('sees a changed island and changed styles while the server has an earlier build under way', async () => {
    const renderer = Promise.withResolvers<void>();
    const { changes, open } = await developing(() => renderer.promise);
    const page = await open();
    const taken = changes.take(built('mf-talent'), 'mf-talent', 0);
    const styles = ['/cn/mf/mf-invest/0.0.0-dev/client/css/stock.1a2b3c4d.css'];
    await changes.take({ kind: 'exchangeable' }, 'mf-invest', 0);
    await changes.take({ kind: 'restyled', styles }, 'mf-invest', 0);
    await vi.waitFor(() => expect(page.kinds()).toEqual(['exchangeable mf-invest', 'restyled mf-invest']));
    expect(page.events()[1]).toMatchObject({ styles });
    renderer.resolve();
    await taken;
    await vi.waitFor(() => expect(page.kinds()[2]).toBe('built mf-talent'));
  });

  it('sees what does not build over every page, also those that are opened later, until it builds', async () => {
    const { changes, onFailed, open } = await developing();
    await changes.take({ kind: 'failed', text: 'stock.page.tsx:3 has no end' }, 'mf-invest', 0);
    const page = await open();
    await vi.waitFor(() =>
      expect(page.events()).toEqual([{ kind: 'failed', app: 'mf-invest', text: 'stock.page.tsx:3 has no end' }]),
    );
    expect(onFailed).toHaveBeenCalledWith('mf-invest', 'stock.page.tsx:3 has no end');
    await changes.take(built('mf-invest'), 'mf-invest', 0);
    await vi.waitFor(() => expect(page.kinds()).toContain('built mf-invest'));
    const later = await open();
    await changes.take(built('mf-talent'), 'mf-talent', 0);
    await vi.waitFor(() => expect(later.kinds()).toEqual(['built mf-talent']));
  });

  it('sees what throws on the server with what was thrown, and goes on', async () => {
    const take = vi.fn<TakeOptions['set']['take']>().mockRejectedValueOnce(new Error('no stock'));
    const { changes, open } = await developing(take);
    const page = await open();
    await changes.take(built('mf-invest'), 'mf-invest', 0);
    await changes.take(built('mf-invest'), 'mf-invest', 0);
    await vi.waitFor(() => expect(page.kinds()).toEqual(['failed mf-invest', 'built mf-invest']));
    expect(page.events()[0]).toMatchObject({ text: 'no stock' });
  });

  it('has two saved sections served one after the other', async () => {
    const underWay = { now: 0, most: 0 };
    const { changes } = await developing(async () => {
      underWay.most = Math.max(underWay.most, (underWay.now += 1));
      await Promise.resolve();
      underWay.now -= 1;
    });
    await Promise.all(['mf-invest', 'mf-talent'].map((app) => changes.take(built(app), app, 0)));
    expect(underWay).toEqual({ now: 0, most: 1 });
  });

  it('gets the script and the styles of the page as they are written, and nothing keeps them', async () => {
    const { port } = await developing();
    const [script, styles] = await Promise.all(
      ['client.js', 'overlay.css'].map((file) => fetch(`http://127.0.0.1:${port}/cn/dev/${file}`)),
    );
    expect(script?.headers.get('cache-control')).toBe('no-store');
    expect(await script?.text()).toMatch(/new EventSource\('\/cn\/dev\/events'\)/);
    expect(await styles?.text()).toContain('.development-fault');
  });
});
