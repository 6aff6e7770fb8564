import { LANGS } from 'shared/contract/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';

for (const lang of LANGS) {
  for (const width of [375, 1440]) {
    test(`a group books a visit from the notice to the ticket (${lang}, ${width} px)`, async ({ page, pavilion }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 900 });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      const mobile = newMobile(test.info().workerIndex);
      const group = new Group(page, lang);
      const visit = {
        company: '流体力学研究所',
        date: openDay(3),
        start: '09:30',
        visitors: '2',
        contact: '林岚',
        mobile,
      };
      await group.fillAll(visit, pavilion.phones);
      await expect(page.getByRole('main')).toContainText('流体力学研究所');
      const reference = await group.confirm();

      expect(reference).toMatch(/^PV-\d{8}-\w{4}$/);
      await expect(page).toHaveURL(group.address('done'));
      await expect(page.getByRole('img', { name: new RegExp(reference) })).toBeVisible();
      await expect.poll(() => pavilion.phones.to(mobile).at(-1)).toContain(reference);
      for (const secret of ['林岚', mobile]) {
        expect(sent.join('\n'), 'personal data travels encrypted only').not.toContain(secret);
      }
      const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      expect(stored).not.toContain(mobile);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
}

test('every step is named, reached by keyboard and free of barriers', async ({ page, pavilion }) => {
  test.setTimeout(60_000);
  const group = new Group(page, 'en');
  await group.begin();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the end of the notice' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: group.words.agree });
  await expect(box).not.toHaveAttribute('aria-disabled', 'true');
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await group.isAt('who');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await group.field('company').focus();
  await page.keyboard.type('Institute');
  await page.keyboard.press('Enter');
  await group.isAt('date');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const isClosed = (await page.locator(':focus').getAttribute('aria-disabled')) === 'true';
  if (isClosed) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await group.isAt('visitors');
  await group.field('visitors').focus();
  await page.keyboard.type('2');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await group.isAt('contact');
  expect(await violationsOn(page)).toEqual([]);
  await group.reach('Lin Lan', newMobile(test.info().workerIndex), pavilion.phones);
  expect(await violationsOn(page)).toEqual([]);
});
