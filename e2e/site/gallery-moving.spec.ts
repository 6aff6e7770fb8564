import { expect, type Page } from 'playwright/test';
import { openGallery, part, test } from './gallery-visit.ts';

// Spec M16.
test.describe.configure({ mode: 'default' });

test.describe('a gallery of pictures', () => {
  const enlarge = (page: Page, caption: string) =>
    part(page, 'lightbox').getByRole('link', { name: `Enlarge: ${caption}` });

  test('opens over the page, turns by keys round its ends, and gives focus back to the picture last seen', async ({
    page,
  }) => {
    await openGallery(page);
    await enlarge(page, 'From ahead').first().click();
    const dialog = page.getByRole('dialog', { name: 'Pictures of the S1' });
    await expect(dialog).toContainText('2 of 3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText('3 of 3');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge(page, 'From behind').first()).toBeFocused();
  });

  test('has an address for every picture, and none once it is closed', async ({ page }) => {
    await openGallery(page);
    await enlarge(page, 'From ahead').first().click();
    await expect(page).toHaveURL(/#views-2$/);
    const address = page.url();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/#/);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('dialog')).toContainText('2 of 3');
  });

  test('shows details from the middle on, and arrows then move the picture', async ({ page }) => {
    await openGallery(page);
    await enlarge(page, 'From ahead').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('2 of 3');
  });

  test('turns under a finger', async ({ browser, gallery }) => {
    const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
    const page = await phone.newPage();
    await page.goto(`${gallery.origin}/en-light.html`);
    await expect(page.locator('#gallery')).toHaveAttribute('data-live');
    await enlarge(page, 'From ahead').first().tap();
    const picture = page.getByRole('dialog').getByRole('img');
    const finger = (clientX: number) => [{ identifier: 1, clientX, clientY: 400 }];
    await picture.dispatchEvent('touchstart', { touches: finger(300), changedTouches: finger(300) });
    await picture.dispatchEvent('touchend', { touches: [], changedTouches: finger(180) });
    await expect(page.getByRole('dialog')).toContainText('3 of 3');
    await phone.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures open as files', async ({ page }) => {
    await page.goto('/en-light.html');
    const picture = part(page, 'lightbox').getByRole('link', { name: 'Enlarge: From ahead' }).first();
    await expect(picture).toHaveAttribute('href', /s1-front-1200\.webp$/);
  });

  test('chapters lead into the film, and its words are on the page', async ({ page }) => {
    await page.goto('/en-light.html');
    const film = part(page, 'video-player');
    await expect(film.getByRole('link', { name: /Lines/ })).toHaveAttribute('href', /#t=25$/);
    await film.getByText('Transcript').click();
    await expect(film.getByText('wind does not lie')).toBeVisible();
  });
});
