import { expect, heading, test } from '../../fixtures/visitor.ts';

// Decision 0123. What is here needs no script.
const LANGS = ['cn', 'en'] as const;

for (const lang of LANGS) {
  test(`the management stands together, and signs one by one (${lang})`, async ({ page }) => {
    await page.goto(`/cn/${lang}/about/org`);
    const main = page.getByRole('main');
    const figure = main.getByRole('figure');
    await expect(figure.getByRole('img')).toHaveAttribute('alt', /./);
    const caption = await figure.locator('figcaption').innerText();
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(9);
    for (const name of await cards.getByRole('heading').allInnerTexts()) expect(caption).toContain(name);
    await expect(cards.locator('svg path')).toHaveCount(9);
    await expect(main.getByRole('img')).toHaveCount(1);
  });
}

test('a page about somebody opens with the name, the office and a signature', async ({ page }) => {
  await page.goto('/cn/cn/about/org');
  await page.getByRole('main').getByRole('link', { name: '莫行川', exact: true }).click();
  await expect(heading(page)).toHaveText('莫行川，总裁');
  const opening = page.getByRole('main').locator('header');
  await expect(opening.getByText('Mo Xingchuan')).toBeVisible();
  await expect(opening.locator('svg path')).toHaveCount(1);
});

test('those who answer investors sign too', async ({ page }) => {
  await page.goto('/cn/en/invest/contacts');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.locator('svg path')).toHaveCount(await cards.count());
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
