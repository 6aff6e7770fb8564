import { describe, expect, it } from 'vitest';
import { storedManifestPath, storedWorkerPath } from 'shared/contract/section/stored-page';
import type { DocumentContext } from '../write-documents.ts';
import { documentAddress } from '../document-address.ts';
import { writeStoredManifest, writeStoredWorker, type StoredAddress } from './stored-documents.ts';

const stored = { cn: '票', en: 'Ticket' };
const info = { name: 'The Group', shortName: 'Group', slogan: 'Wind', weibo: '', wechat: '', copyright: '' };
const context = {
  snapshot: {
    site: {
      match: (path: string) =>
        path === '/ticket' ? { route: { offers: { stored } } } : path === '/news' ? { route: {} } : null,
    },
  },
  context: { siteData: { get: async () => ({ info }) } },
} as unknown as DocumentContext;
const addressOf = (target: string) => documentAddress(target) as StoredAddress;

describe('a page that visitors may keep', () => {
  it('has a worker that may answer for it alone, and fetch from the site alone', async () => {
    const worker = await writeStoredWorker(addressOf(storedWorkerPath('en', '/ticket')), context);
    expect(worker).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      headers: { 'service-worker-allowed': '/cn/en/ticket' },
    });
    expect(worker?.headers?.['content-security-policy']).toMatch(/^default-src 'none';.*; connect-src 'self'$/);
    expect(worker?.maxAge, 'asked for anew each time, so that it can be mended').toBeUndefined();
    expect(worker?.text).not.toMatch(/interface |declare /);
  });

  it('begins on a home screen at itself, under its own name', async () => {
    const manifest = await writeStoredManifest(addressOf(storedManifestPath('cn', '/ticket')), context);
    expect(JSON.parse(manifest?.text ?? '')).toMatchObject({
      id: '/cn/cn/ticket',
      name: '票 – The Group',
      short_name: '票',
      start_url: '/cn/cn/ticket',
      scope: '/cn/cn/ticket',
      lang: 'zh-CN',
    });
  });

  it.each(['/news', '/nowhere', ''])('is not %j: neither worker nor manifest is there', async (of) => {
    expect(await writeStoredWorker({ lang: 'en', of }, context)).toBeNull();
    expect(await writeStoredManifest({ lang: 'en', of }, context)).toBeNull();
  });
});
