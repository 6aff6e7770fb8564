import type { Match, SiteData } from 'shared/contract/section/frame';
import { describe, expect, it } from 'vitest';
import { qrDrawing } from 'shared/ui/data/qr-code/qr-drawing';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import type { RenderContext } from '../page/render-request.ts';
import { documentAddress } from './document-address.ts';
import { writeQrCode, type QrAddress } from './qr-codes.ts';

const match = {
  section: 'mf-a',
  page: 'detail',
  params: {},
  route: { query: ['baseid'], fresh: 60 },
} as unknown as Match;
const snapshot = fakeSnapshot({
  match: (path) => (path === '/news/detail' ? match : null),
  render: async () => renderedPage(''),
});
const info = { wechat: 'https://www.chenyue.example/cn/en/qwCode' };
const context = {
  shareOrigin: 'https://share.example',
  siteData: { get: async () => ({ info }) as unknown as SiteData },
} as unknown as RenderContext;

const drawn = async (address: QrAddress) => (await writeQrCode(address, { snapshot, context }))?.text;
const says = (text: string) => qrDrawing(text).ink;

describe('the file of a QR code', () => {
  it('leads to a page of this site, by the host that people pass on, without what changes nothing', async () => {
    const address = documentAddress('/cn/qr/en.svg?of=%2Fnews%2Fdetail%3Fbaseid%3Da%26utm%3Dx');
    expect(address).toEqual({ kind: 'qr', lang: 'en', of: '/news/detail?baseid=a&utm=x' });
    const svg = await drawn(address as unknown as QrAddress);
    expect(svg).toContain(says('https://share.example/cn/en/news/detail?baseid=a'));
  });

  it('leads to the account of the group', async () => {
    expect(await drawn({ lang: 'en', of: 'wechat' })).toContain(says(info.wechat));
  });

  it.each([
    '',
    'https://evil.example',
    '//evil.example/news/detail',
    '/no/such/page',
    `/news/detail?baseid=${'a'.repeat(500)}`,
  ])('is none that leads elsewhere: "%s"', async (of) => {
    expect(await drawn({ lang: 'en', of })).toBeUndefined();
  });

  it('is black on white, whatever the theme', async () => {
    const svg = await drawn({ lang: 'en', of: 'wechat' });
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 (\d+) \1" fill="none"><path fill="#fff"/);
    expect(svg).toContain('stroke="#0b0f14"');
  });
});
