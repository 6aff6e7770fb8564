import { expect, test } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { readPage } from '../../fixtures/html.ts';
import { heading, isSameDocument, markDocument } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';

const INFO = '/cn/en/invest/info';
const NEWS = '/cn/en/news';
/** Every page of the section says that it is new. */
const NEW = `{ const real = module.exports.section;
module.exports = { section: { ...real, render: (...given) => {
  const page = real.render(...given);
  return { ...page, html: page.html.replace(/(<h1[^>]*>)/, '$1Shown early: ') };
} } }; }`;

test.describe.configure({ mode: 'serial' });

test('a reviewer sees the whole site with a release that is not promoted, until it is taken back', async ({
  site,
  page,
  request,
}) => {
  const release = await publishWithCode(site, await site.promoted('mf-invest'), { version: '9.81.0', code: NEW });
  const { code, output } = await site.delivery('preview', release);
  expect(code, output).toBe(0);
  const [address = ''] = output.split('\n');
  expect(address).toMatch(new RegExp(`^${site.origin}/cn/preview/[0-9a-f]{32}$`));

  await page.goto(`${address}?to=${INFO}`);
  await expect(heading(page)).toHaveText(/^Shown early: /);
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(release);
  expect((await readPage(request, INFO)).headings.join(), 'everybody else sees what is promoted').not.toContain(
    'early',
  );

  await markDocument(page);
  await go(page, NEWS);
  await go(page, INFO);
  await expect(heading(page), 'without a document of its own').toHaveText(/^Shown early: /);
  expect(await isSameDocument(page)).toBe(true);
  await expect(banner).toBeVisible();

  const revoked = await site.delivery('preview', 'revoke', address.slice(-32));
  expect(revoked.code, revoked.output).toBe(0);
  await expect.poll(async () => (await page.goto(INFO), heading(page).textContent())).not.toContain('Shown early');
  expect((await request.get(address)).status()).toBe(410);
});

test('whoever leaves a preview is back on the site', async ({ site, page }) => {
  const { output } = await site.delivery('preview', 'mf-invest@9.81.0');
  await page.goto(`${output.split('\n')[0]}?to=${NEWS}`);
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(/\/cn\/en$/);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await page.goto(INFO);
  await expect(heading(page)).not.toHaveText(/^Shown early/);
});
