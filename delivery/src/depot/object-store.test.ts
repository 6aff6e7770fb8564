import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startS3 } from '../testing/s3-double.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderObjects } from './folder-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { openObjects } from './open-objects.ts';

const ACCESS = { region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
const bytes = (text: string) => new TextEncoder().encode(text);

const KINDS: readonly [string, () => Promise<ObjectStore>][] = [
  ['a folder', async () => folderObjects(join(await temporaryFolder(), 'depot'))],
  ['a bucket', async () => openObjects('s3://site/releases', { ...ACCESS, endpoint: (await startS3()).endpoint })],
];

const keysIn = async (objects: ObjectStore, prefix: string) => (await objects.list(prefix)).map(({ key }) => key);

describe.each(KINDS)('%s', (_, open) => {
  const textOf = async (objects: ObjectStore, key: string) => {
    const found = await objects.get(key);
    return found && new TextDecoder().decode(found.bytes);
  };

  it('keeps objects by key, and lists all that begin so', async () => {
    const objects = await open();
    const keys = ['a/1', 'a/2', 'a/b/3', 'a/b/4', 'c'];
    for (const key of keys) await objects.put(key, bytes(key));
    expect([await textOf(objects, 'a/b/3'), await objects.get('none')]).toEqual(['a/b/3', null]);
    expect([await keysIn(objects, ''), await keysIn(objects, 'a/b/')]).toEqual([keys, ['a/b/3', 'a/b/4']]);
    const [first] = await objects.list('');
    expect(Math.abs((first?.modified ?? 0) - Date.now())).toBeLessThan(60_000);
    await objects.remove('a/1');
    await objects.remove('a/1');
    expect(await keysIn(objects, 'a/')).toEqual(['a/2', 'a/b/3', 'a/b/4']);
    objects.close();
  });

  it('lets one of many writers create an object', async () => {
    const objects = await open();
    const written = await Promise.all([1, 2, 3, 4, 5].map((who) => objects.put('one', bytes(`${who}`), 'absent')));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await textOf(objects, 'one')).toBe(`${written.indexOf(true) + 1}`);
    objects.close();
  });

  it('lets one of many writers replace what all have read, and nobody what is gone', async () => {
    const objects = await open();
    await objects.put('one', bytes('first'));
    const { tag = '' } = (await objects.get('one')) ?? {};
    const written = await Promise.all([1, 2, 3].map((who) => objects.put('one', bytes(`${who}`), { tag })));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await objects.put('none', bytes('x'), { tag })).toBe(false);
    expect(await objects.get('none')).toBeNull();
    objects.close();
  });
});

it.each(['s3://', 's3://UPPER/x', 's3://site/a b'])('%s is no place', async (place) => {
  await expect(openObjects(place, ACCESS)).rejects.toMatchObject({ code: 'usage' });
});
