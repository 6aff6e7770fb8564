import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack, type SamplePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { PackError } from '../pack-import/pack-fault.model.ts';

contractSuite('pages of the content pack', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  const page = (path: string, language = 2) => service.call('site/page', { path }, language);
  async function faultsOf(change: (pages: SamplePack['pages']) => void): Promise<string[]> {
    const pack = samplePack();
    change(pack.pages);
    const failure = await importContent(service.db, writePack(service.packFolder, pack)).catch(
      (error: unknown) => error,
    );
    if (!(failure instanceof PackError)) throw new Error('the pack was imported', { cause: failure });
    return failure.faults.map(({ file, path, rule }) => `${file} ${path}: ${rule}`);
  }

  it('are listed by address for the site map', async () => {
    const { body } = await service.call('sitemap/pages');
    const vehicle = '/brand?brand=one&vehicle=car-one';
    expect(body.data).toEqual({ list: [...Object.keys(samplePack().pages).toSorted(), vehicle] });
  });

  it('come with their blocks, pictures and the way that leads to them', async () => {
    const { body } = await page('/about/intro');
    expect(body).toMatchObject({
      code: '0000',
      data: {
        title: 'Profile',
        languages: ['cn', 'en'],
        trail: [{ path: '/about', title: 'About' }],
        blocks: [
          { kind: 'prose', id: 'profile' },
          {
            kind: 'tabs',
            items: [{ key: 'first', blocks: [{ kind: 'scene', picture: { name: 'windtunnel', alt: 'Wind tunnel' } }] }],
          },
        ],
      },
    });
  });

  it('hold prose as HTML that cannot run anything', async () => {
    const { body } = await page('/about/intro');
    const { blocks } = body.data as { blocks: { body?: string }[] };
    expect(blocks[0]?.body).toBe('<p>A <strong>body</strong> </p>');
  });

  it('lead from prose to pages and articles in their own language', async () => {
    const pack = samplePack();
    Object.assign(pack.pages['/about/intro']?.en?.blocks[0] ?? {}, {
      body: '[Shares](/invest/stock), [news](article:second-wind)',
    });
    await importContent(service.db, writePack(service.packFolder, pack));
    const { blocks } = (await page('/about/intro')).body.data as { blocks: { body?: string }[] };
    expect(blocks[0]?.body).toContain('href="/cn/en/invest/stock"');
    expect(blocks[0]?.body).toContain('href="/cn/en/news/detail?baseid=second-wind"');
  });

  it('say which languages they have when they are not in the one asked for', async () => {
    const { body } = await page('/zt/only-cn');
    expect(body).toMatchObject({ code: '40001', data: { languages: ['cn'] } });
  });

  it('are not found where there is none, not even among the other documents', async () => {
    expect((await page('/nowhere')).body.code).toBe('40004');
    expect((await page('site')).body).toMatchObject({ code: '40022', data: [{ field: 'path' }] });
  });

  it('are refused when the languages tell different pages', async () => {
    const faults = await faultsOf((pages) => pages['/about/intro']?.en?.blocks.pop());
    expect(faults).toEqual(['pages/about/intro/en.json blocks: must be of the same kinds and pictures as in cn.json']);
  });

  it('are refused with the file, the field and the rule of everything that is wrong', async () => {
    const faults = await faultsOf((pages) => {
      const blocks = pages['/zt/only-cn']?.cn?.blocks;
      blocks?.push(
        { kind: 'scene', text: ['x'], picture: 'no-such' },
        { kind: 'topicArticles', topic: 'no-topic' },
        { kind: 'sound', sound: 'no-sound', title: 't', caption: 'c', items: [{ at: 0, text: 'x' }] },
        { kind: 'table', caption: 'c', columns: ['a', 'b'], rows: [['1']] },
        { kind: 'tree', items: [{ level: 2, name: 'below nothing' }] },
        {
          kind: 'ladder',
          next: 'Leads to',
          items: [{ id: 'first', path: 'Craft', name: 'First', years: '1', text: 'x', next: ['lost'] }],
        },
      );
    });
    expect(faults).toEqual([
      'pages/zt/only-cn/cn.json picture: picture no-such is not in media.json',
      'pages/zt/only-cn/cn.json blocks.1: topic no-topic is not in the pack',
      'pages/zt/only-cn/cn.json blocks.2: sound no-sound is not in the pack',
      'pages/zt/only-cn/cn.json blocks.3: every row needs every column',
      'pages/zt/only-cn/cn.json blocks.4: a level of the tree is left out',
      'pages/zt/only-cn/cn.json blocks.5: grade first leads to lost, which is not there',
    ]);
  });

  // Spec M28.
  it('play sounds of the pack, whose files are those that are noted', async () => {
    const pack = samplePack();
    const sha256 = createHash('sha256').update('engine').digest('hex');
    const file = { name: 'engine.ogg', type: 'audio/ogg; codecs="opus"', bytes: 6 };
    const drawing = { seconds: 40, levels: '00ff', course: { most: 9000, levels: '00ff' } };
    pack.files['sounds.json'].push({ id: 'engine', ...drawing, files: [{ ...file, sha256 }] });
    const heard = { kind: 'sound' as const, title: 'Engine', caption: 'x', items: [{ at: 0, text: 'Silence' }] };
    pack.pages['/zt/only-cn']?.cn?.blocks.push({ ...heard, sound: 'engine' });
    const folder = writePack(service.packFolder, pack);
    const bring = (bytes: string) => fs.writeFileSync(path.join(folder, 'media', file.name), bytes);
    bring('engine');
    await importContent(service.db, folder);
    expect((await page('/zt/only-cn', 1)).body).toMatchObject({
      data: { blocks: [{ ...heard, sound: { ...drawing, files: [file] } }] },
    });
    bring('motor');
    const failure = await importContent(service.db, folder).catch((error: unknown) => error);
    expect((failure as PackError).faults).toEqual([
      { file: 'sounds.json', path: '0.files', rule: 'engine.ogg in media/ is another file than the one that is noted' },
    ]);
  });
});
