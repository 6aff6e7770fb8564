import { expect, it, vi } from 'vitest';
import { makeRepresentation } from '../http/representation.ts';
import { createLazyRepresentation } from './lazy-representation.ts';

/** Longer than one block of the compressor, and not the same throughout. */
const TEXT = Array.from({ length: 5000 }, (_, at) => `<p>${at} ${(at * 7919) % 1000}</p>`).join('');
const onFailedCompression = vi.fn<(error: unknown) => void>();
const make = () => makeRepresentation({ status: 200, headers: {}, body: TEXT });

it('a page gets the best compression when several visitors have asked for it, and not before', async () => {
  const lazy = createLazyRepresentation(make, { isKept: true, onFailedCompression });
  const page = await lazy.get();
  const first = page.coded.br.body.length;
  lazy.take();
  expect(page.coded.br.body).toHaveLength(first);
  lazy.take();
  await vi.waitFor(() => expect(page.coded.br.body.length).toBeLessThan(first));
});

it('a page that is not kept never does', async () => {
  const lazy = createLazyRepresentation(make, { isKept: false, onFailedCompression });
  const page = await lazy.get();
  const { body } = page.coded.br;
  for (let visitor = 0; visitor < 10; visitor += 1) lazy.take();
  const other = createLazyRepresentation(make, { isKept: true, onFailedCompression });
  await other.polish();
  expect(page.coded.br.body).toBe(body);
});

it('a second compression that fails leaves the first one, and is reported', async () => {
  const page = await make();
  const { body } = page.coded.br;
  const fault = new Error('out of memory');
  const coded = {
    ...page.coded,
    get identity(): never {
      throw fault;
    },
  };
  const lazy = createLazyRepresentation(async () => ({ ...page, coded }), { isKept: true, onFailedCompression });
  await lazy.polish();
  expect(onFailedCompression.mock.calls).toEqual([[fault]]);
  expect(lazy.made?.coded.br.body).toBe(body);
});

it('a page that could not be made is made for the visitor who comes next', async () => {
  const failing = vi.fn(make).mockRejectedValueOnce(new Error('out of memory'));
  const lazy = createLazyRepresentation(failing, { isKept: true, onFailedCompression });
  const together = await Promise.allSettled([lazy.get(), lazy.get()]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await lazy.get()).coded.identity.body.toString()).toBe(TEXT);
  expect(failing).toHaveBeenCalledTimes(2);
});
