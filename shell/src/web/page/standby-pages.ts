import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { Links } from 'shared/contract/section/links';
import { STANDBY_PAGES } from 'shared/contract/section/route';
import { makeRepresentation, type Representation } from '../http/representation.ts';
import { documentUrl } from './page-address.ts';
import type { PageAddress } from './route-address.ts';

/** As it lies on disk. */
const storedPage = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().min(1),
});
type StoredPage = z.output<typeof storedPage>;

interface PageMaker {
  document: (page: PageAddress) => Promise<Representation | null>;
}

/** Pages that are readable whatever fails, as they last were. */
export interface StandbyPages {
  /** @param url of a document; undefined for all pages that are made when somebody asks */
  find(url: string): Representation | undefined;
  /** Makes each of them in both languages and stores what is whole. @returns whether all are */
  prepare(pages: PageMaker, links: Links): Promise<boolean>;
}

const nameOf = (url: string) => `${url.replaceAll(/[^\w-]+/g, '_')}.json`;

type OnUnreadable = (error: unknown) => void;

async function readStored(folder: string, onUnreadable: OnUnreadable): Promise<StoredPage[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Without a folder nothing has been stored yet.
    if (error.code !== 'ENOENT') onUnreadable(error);
    return [];
  });
  const pages = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    return storedPage.parse(JSON.parse(text));
  });
  // One that is damaged, or was being written when the power went, is as good as none.
  return (await Promise.allSettled(pages)).flatMap((read) => (read.status === 'fulfilled' ? read.value : []));
}

/** Whole or not at all. */
async function writeStored(folder: string, page: StoredPage): Promise<void> {
  const file = path.join(folder, nameOf(page.url));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(page), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function addressesOf(links: Links): PageAddress[] {
  const paths = STANDBY_PAGES.flatMap((name) => links.offering('standby', name) ?? []);
  return paths.flatMap((at) => LANGS.map((lang: Lang) => ({ lang, path: at, search: '' })));
}

/**
 * @param folder where they lie on disk, for a process that starts while nothing else is there
 * @param onUnreadable told why the folder cannot be read: the site serves without them until they are made
 */
export async function openStandbyPages(folder: string, onUnreadable: OnUnreadable): Promise<StandbyPages> {
  const known = new Map<string, Representation>();
  for (const { url, headers, body } of await readStored(folder, onUnreadable))
    known.set(url, await makeRepresentation({ status: 200, headers, body }));

  async function store(url: string, page: Representation): Promise<void> {
    if (known.get(url)?.headers.etag === page.headers.etag) return;
    known.set(url, page);
    const { etag: _made, ...headers } = page.headers;
    await writeStored(folder, { url, headers, body: page.coded.identity.body.toString() });
  }

  /** @returns whether it is whole */
  async function prepareOne({ document }: PageMaker, address: PageAddress): Promise<boolean> {
    try {
      const page = await document(address);
      if (page?.status !== 200) return false;
      await store(documentUrl(address), page);
      return true;
    } catch {
      // Its fault is told where it was made; the page stays as it was, and is tried again.
      return false;
    }
  }

  return {
    find: (url) => known.get(url),
    async prepare(pages, links) {
      let isWhole = true;
      // One after the other: nobody waits for them, and visitors wait behind them.
      for (const address of addressesOf(links)) isWhole = (await prepareOne(pages, address)) && isWhole;
      return isWhole;
    },
  };
}
