import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { Links } from 'shared/contract/section/links';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeRepresentation } from '../http/representation.ts';
import { createPages, type PagesWithStandby } from './pages.ts';
import { openStandbyPages, type StandbyPages } from './standby-pages.ts';

const PATHS: Readonly<Record<string, string>> = { home: '/', contact: '/contact' };
/** A site whose sections offer two of the pages. */
const links = { offering: (_offer: string, name: string) => PATHS[name] ?? null } as unknown as Links;
const URLS = ['/cn/cn', '/cn/en', '/cn/cn/contact', '/cn/en/contact'];

function folderOfTest(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'standby-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'standby');
}

const onUnreadable = vi.fn<(error: unknown) => void>();
const answering = (body: string, status = 200) => ({
  document: () => makeRepresentation({ status, headers: { 'content-type': 'text/html' }, body }),
});
const textOf = (standby: StandbyPages, url: string) => standby.find(url)?.coded.identity.body.toString();

describe('the pages that visitors need most', () => {
  it('are there in both languages from the start, also in a process that starts while nothing else is', async () => {
    const folder = folderOfTest();
    const standby = await openStandbyPages(folder, onUnreadable);
    expect(await standby.prepare(answering('<h1>电话</h1>'), links)).toBe(true);
    const again = await openStandbyPages(folder, onUnreadable);
    for (const url of URLS) {
      expect(textOf(again, url)).toBe('<h1>电话</h1>');
      expect(again.find(url)?.headers).toEqual(standby.find(url)?.headers);
    }
    expect(again.find('/cn/en/news')).toBeUndefined();
  });

  it('lie in a folder of files that are named after them, and nothing half written is left', async () => {
    const folder = folderOfTest();
    await (await openStandbyPages(folder, onUnreadable)).prepare(answering('whole'), links);
    const files = ['_cn_cn.json', '_cn_cn_contact.json', '_cn_en.json', '_cn_en_contact.json'];
    expect(new Set(readdirSync(folder))).toEqual(new Set(files));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('are not written again while they are the same', async () => {
    const folder = folderOfTest();
    const standby = await openStandbyPages(folder, onUnreadable);
    await standby.prepare(answering('whole'), links);
    rmSync(folder, { recursive: true });
    expect(await standby.prepare(answering('whole'), links)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it('stay what they were when they cannot be made, and are tried again', async () => {
    const folder = folderOfTest();
    const standby = await openStandbyPages(folder, onUnreadable);
    await standby.prepare(answering('whole'), links);
    expect(await standby.prepare(answering('error screen', 500), links)).toBe(false);
    expect(await standby.prepare({ document: () => Promise.reject(new Error('no service')) }, links)).toBe(false);
    for (const one of [standby, await openStandbyPages(folder, onUnreadable)])
      expect(textOf(one, '/cn/en/contact')).toBe('whole');
    expect(await standby.prepare(answering('newer'), links)).toBe(true);
    expect(textOf(await openStandbyPages(folder, onUnreadable), '/cn/en/contact')).toBe('newer');
  });

  it('are made one after the other, so that a visitor waits behind one at most', async () => {
    const standby = await openStandbyPages(folderOfTest(), onUnreadable);
    let now = 0;
    let most = 0;
    const document = async () => {
      now += 1;
      most = Math.max(most, now);
      const page = await answering('whole').document();
      now -= 1;
      return page;
    };
    expect(await standby.prepare({ document }, links)).toBe(true);
    expect(most).toBe(1);
  });

  it('are left out one by one when their files are damaged, and nobody else can read them', async () => {
    const folder = folderOfTest();
    await (await openStandbyPages(folder, onUnreadable)).prepare(answering('whole'), links);
    const [damaged = '', other = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, damaged), '{"url":');
    const standby = await openStandbyPages(folder, onUnreadable);
    expect(URLS.filter((url) => standby.find(url))).toHaveLength(3);
    expect(statSync(path.join(folder, other)).mode & 0o077).toBe(0);
  });

  it('are said to be missing when their folder cannot be read, and stop nothing', async () => {
    const folder = folderOfTest();
    await openStandbyPages(folder, onUnreadable);
    expect(onUnreadable).not.toHaveBeenCalled();
    writeFileSync(folder, 'not a folder');
    const standby = await openStandbyPages(folder, onUnreadable);
    expect(onUnreadable.mock.calls).toMatchObject([[{ code: 'ENOTDIR' }]]);
    expect(standby.find('/cn/cn')).toBeUndefined();
  });

  it('are not all there as long as one of them is not', async () => {
    const standby = await openStandbyPages(folderOfTest(), onUnreadable);
    const page = await answering('whole').document();
    const oneLess = {
      document: async ({ path: of, lang }: { path: string; lang: string }) =>
        of === '/' && lang === 'en' ? null : page,
    };
    expect(await standby.prepare(oneLess, links)).toBe(false);
    expect(textOf(standby, '/cn/cn')).toBe('whole');
  });

  it('are not replaced by a page that lacks something', async () => {
    const standby = await openStandbyPages(folderOfTest(), onUnreadable);
    await standby.prepare(answering('whole'), links);
    expect(await standby.prepare({ document: async () => null }, links)).toBe(false);
    expect(textOf(standby, '/cn/cn')).toBe('whole');
  });

  it('are what visitors get while no constellation serves', async () => {
    const standby = await openStandbyPages(folderOfTest(), onUnreadable);
    await standby.prepare(answering('whole'), links);
    const unpromoted = () => {
      throw new Error('no constellation has been promoted');
    };
    const options = { snapshot: unpromoted, serving: () => null, content: { version: '0' }, keeps: true, standby };
    const report = vi.fn<PagesWithStandby['context']['report']>();
    const context = { report } as unknown as PagesWithStandby['context'];
    const { serve, renew } = createPages({ ...options, context, forms: { show: () => null } });
    const server = Fastify().get('*', serve);
    const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
    expect((await server.inject({ url: '/cn/en/contact' })).body).toBe('whole');
    expect([await statusOf('/cn/en?utm=1'), await statusOf('/cn/cn'), await statusOf('/cn/en/news')]).toEqual([
      200, 200, 500,
    ]);
    renew('/cn/en/news');
    const works = () => report.mock.calls.map(([, { section, page }]) => `${section} ${page}`);
    await vi.waitFor(() =>
      expect(works()).toEqual(['shell standby', 'shell standby', 'shell standby', 'shell renewal']),
    );
  });
});
