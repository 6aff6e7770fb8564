import { describe, expect, it } from 'vitest';
import { qrOfPage, qrOfWeChat } from './qr-address.ts';

describe('the address of a code', () => {
  it('names the page that it leads to, below its language', () => {
    expect(qrOfPage('https://www.chenyue.example/cn/en/news/detail?baseid=a&x=2')).toBe(
      '/cn/qr/en.svg?of=%2Fnews%2Fdetail%3Fbaseid%3Da%26x%3D2',
    );
    expect(qrOfPage('https://www.chenyue.example/cn/cn')).toBe('/cn/qr/cn.svg?of=%2F');
  });

  it('is none for what is no page of this site', () => {
    expect(qrOfPage('https://elsewhere.example/login')).toBeNull();
    expect(qrOfPage('https://elsewhere.example/cn/english')).toBeNull();
  });

  it('names the account of the group', () => {
    expect(qrOfWeChat('en')).toBe('/cn/qr/en.svg?of=wechat');
  });
});
