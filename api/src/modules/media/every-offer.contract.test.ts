import path from 'node:path';
import sharp from 'sharp';
import type { CallData } from 'shared/contract/call/calls';
import type { MediaItem, MediaOffer } from 'shared/contract/media/media';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { isMedia, unzip, type Unzipped } from '../../../testing/media-library.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');
const EN = 2;
/** Milliseconds: every picture of the library is decoded in every size. */
const PATIENCE = 300_000;

// Issue 18: label = Content-Length = sum of entries, pixels decoded = pixels named, over all that the group offers.
contractSuite('everything that the media library of the group offers', () => {
  let service: TestService;
  let items: MediaItem[] = [];

  beforeAll(async () => {
    const env = { MEDIA_DIR: path.join(CONTENT, 'media'), LIMIT_DOWNLOADS: '100000', LIMIT_WRITES: '100000' };
    service = await startService({ env });
    await importContent(service.db, CONTENT);
    items = [...(await library()), ...(await sheets())];
  }, PATIENCE);
  afterAll(() => service.stop());

  async function library(): Promise<MediaItem[]> {
    const { body } = await service.call('media/page', { pageSize: 100 }, EN);
    const { list, totalCount } = body.data as CallData<'media/page'>;
    expect(list).toHaveLength(totalCount);
    return list;
  }

  async function sheets(): Promise<MediaItem[]> {
    const { list } = (await service.call('factSheet/list', {}, EN)).body.data as CallData<'factSheet/list'>;
    const ids = list.map(({ id }) => `facts-${id}`);
    const { lines } = (await service.call('media/basket', { ids }, EN)).body.data as CallData<'media/basket'>;
    expect(lines).toHaveLength(ids.length);
    return lines.map(({ item }) => item);
  }

  async function take({ url }: MediaOffer) {
    const start = await service.app.server.inject(`${url}&language=2&acceptTerms=true`);
    return service.app.server.inject(String(start.headers.location));
  }

  const known = new Map<string, Promise<string>>();
  /** Pixels of a picture that was decoded to its last one. */
  const decoded = async (bytes: Buffer): Promise<string> => {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return `${info.width}×${info.height}`;
  };
  const pixelsOf = ({ name, bytes }: Unzipped): Promise<string> => {
    const found = known.get(name) ?? decoded(bytes);
    known.set(name, found);
    return found;
  };
  const isPicture = ({ name }: Unzipped) => name.endsWith('.jpg');
  /** The longer side of the smallest and of the largest: labels name two pictures, from which to which they go. */
  const spanOf = (sizes: readonly string[]) => {
    const sides = sizes.map((size) => Math.max(...size.split('×').map(Number)));
    return sides.length === 0 ? [] : [Math.min(...sides), Math.max(...sides)];
  };

  async function mediaIn(offer: MediaOffer, body: Buffer, item: MediaItem): Promise<Unzipped[]> {
    if (offer.type !== 'zip') return [{ name: `${item.id}-${offer.resolution}.${offer.type}`, bytes: body }];
    return (await unzip(body)).filter(isMedia);
  }

  it(
    'comes with the bytes and the files that its label names, which are the sum of what is in it, and with its pixels',
    async () => {
      const faults: unknown[] = [];
      let offers = 0;
      for (const item of items) {
        for (const offer of item.offers) {
          offers += 1;
          const { headers, rawPayload } = await take(offer);
          const media = await mediaIn(offer, rawPayload, item);
          const { body } = await service.call(
            'media/fileCountAndSize',
            { ids: [item.id], resolution: offer.resolution },
            EN,
          );
          const amount = body.data as CallData<'media/fileCountAndSize'>;
          const sum = media.reduce((bytes, one) => bytes + one.bytes.length, 0);
          const sizes = await Promise.all(media.filter(isPicture).map(pixelsOf));
          const named = (offer.pixels ?? []).map(({ width, height }) => `${width}×${height}`);
          const seen = {
            length: Number(headers['content-length']),
            received: rawPayload.length,
            files: media.length,
            sum: offer.type === 'zip' ? sum : offer.bytes,
            sides: spanOf(sizes),
            hasNamed: named.every((size) => sizes.includes(size)),
          };
          const said = {
            length: offer.bytes,
            received: offer.bytes,
            files: offer.count,
            sum: offer.type === 'zip' ? amount.size : offer.bytes,
            sides: spanOf(named),
            hasNamed: true,
          };
          if (JSON.stringify(seen) !== JSON.stringify(said))
            faults.push({ id: item.id, offer: offer.resolution, seen, said });
        }
      }
      expect(faults).toEqual([]);
      expect(offers).toBeGreaterThan(items.length);
      process.stdout.write(
        `the media library: ${items.length} entries, ${offers} offers, ${known.size} pictures decoded\n`,
      );
    },
    PATIENCE,
  );

  it('says print of what has 3840 pixels on its longer side, and of nothing else', () => {
    const sides = items.flatMap(({ offers }) =>
      offers.flatMap(({ resolution, pixels = [] }) =>
        resolution === 'print' ? pixels.map(({ width, height }) => Math.max(width, height)) : [],
      ),
    );
    expect(new Set(sides)).toEqual(new Set([3840]));
  });
});
