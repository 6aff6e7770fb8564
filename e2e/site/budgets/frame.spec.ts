import { expect, test } from '../../fixtures/visitor.ts';
import { loadedScripts } from '../looks.ts';

const KB = 1024;
/** Bytes, brotli: on every page the kernel, and the rest when somebody reaches for it. */
const LIMITS = { kernel: 8 * KB, search: 4 * KB, finder: 2 * KB, subscription: 40 * KB };

test('the frame costs its kernel on every page, and search, finder and subscription where they are reached for', async ({
  page,
}) => {
  await page.goto('/cn/en/brand');
  for (const name of ['search', 'finder']) await page.getByRole('banner').locator(`[data-controller=${name}]`).hover();
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  const isPart = (name: string) => (file: string) => file.startsWith(`${name}.`);
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  const filesNow = async () => (await loadedScripts(page)).scripts;
  const missing = async () => {
    const files = await filesNow();
    return names.filter((name) => !files.some(({ file }) => isPart(name)(file)));
  };
  await expect.poll(missing).toEqual([]);
  const scripts = await filesNow();
  const sizes = names.map((name) => ({
    name,
    bytes: scripts.find(({ file }) => isPart(name)(file))?.bytes ?? Infinity,
  }));
  console.log(
    `budget frame: ${sizes.map(({ name, bytes }) => `${name} ${(bytes / KB).toFixed(1)} KB`).join(', ')} (brotli)`,
  );
  expect(sizes.filter(({ name, bytes }) => bytes > LIMITS[name])).toEqual([]);
});
