import { describe, expect, it, vi } from 'vitest';
import type { ContentWatch } from './content-watch.ts';
import type { Call } from './kept-answers.ts';
import { createSiteData } from './site-data.ts';

const item = (code: string, name: string, sonMenu: object[] = []) => ({ id: name, code, name, url: '', sonMenu });
const ANSWERS: Readonly<Record<string, unknown>> = {
  'site/info': { name: 'Chenyue' },
  'menu/queryAll': ['MENU-MAIN', 'MENU-SUB1', 'MENU-SUB2', 'MENU-SUB3'].map((code) => item(code, `of ${code}`)),
  'brand/list': { list: [{ name: 'Yaoxing' }] },
  'pageModule/queryByCode': { pageModuleAttachmentVoList: [{ url: '/brand' }] },
};

function openSiteData() {
  const call = vi.fn(async (name: string, _body: object, _context: { lang: string }) => ANSWERS[name]);
  const content = { version: '1' };
  const report = vi.fn();
  const source = createSiteData(call as unknown as Call, content as unknown as ContentWatch, report);
  return { source, call, content, report };
}

describe('menus and names', () => {
  it('are asked for once in each language while the content stays, and again when it changes', async () => {
    const { source, call, content } = openSiteData();
    await Promise.all([source.get('cn'), source.get('cn')]);
    expect(call).toHaveBeenCalledTimes(4);
    await source.get('en');
    expect(call).toHaveBeenCalledTimes(8);
    content.version = '2';
    await source.get('en');
    expect(call).toHaveBeenCalledTimes(12);
  });

  it('stand each in its place', async () => {
    const { source } = openSiteData();
    const data = await source.get('cn');
    expect([data?.main, data?.quick, data?.others, data?.remark].map((menu) => menu?.map(({ name }) => name))).toEqual([
      ['of MENU-MAIN'],
      ['of MENU-SUB1'],
      ['of MENU-SUB2'],
      ['of MENU-SUB3'],
    ]);
    expect(data).toMatchObject({
      info: { name: 'Chenyue' },
      brands: [{ name: 'Yaoxing' }],
      featured: [{ url: '/brand' }],
    });
  });

  it('stay the last known ones while the service is away, and are asked for again', async () => {
    const { source, call, content, report } = openSiteData();
    const known = await source.get('cn');
    content.version = '2';
    call.mockRejectedValue(new Error('away'));
    expect(await source.get('cn')).toBe(known);
    expect(report.mock.calls).toEqual([[new Error('away')]]);
    call.mockImplementation(async (name) => ANSWERS[name]);
    expect(await source.get('cn')).not.toBe(known);
  });

  it('that nobody would see, because they lie too deep, are told to the editors', async () => {
    const { source, call, report } = openSiteData();
    const deep = ['four', 'three', 'two', 'one'].reduce<object[]>(
      (below, name) => [item('MENU-MAIN', name, below)],
      [],
    );
    call.mockImplementation(async (name) => (name === 'menu/queryAll' ? deep : ANSWERS[name]));
    await source.get('cn');
    expect(report.mock.calls.flat().map(String)).toEqual([expect.stringContaining('are not shown: four')]);
  });

  it('are nothing before the service has answered once', async () => {
    const { source, call } = openSiteData();
    call.mockRejectedValue(new Error('away'));
    expect(await source.get('cn')).toBeNull();
  });
});
