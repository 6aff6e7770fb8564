import { LANGS } from 'shared/contract/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { Group, newMobile, openDay } from './group.ts';
import { expect, test } from './pavilion-site.ts';

const WORDS = {
  cn: { move: '改期', cancel: '取消预约', yes: '确定取消', moved: /已改期/, cancelled: /名额已释放/ },
  en: {
    move: 'Move the visit',
    cancel: 'Cancel the visit',
    yes: 'Yes, cancel the visit',
    moved: /has been moved/,
    cancelled: /places are free/,
  },
};

for (const lang of LANGS) {
  test(`the link of the text message shows, moves and cancels a visit (${lang})`, async ({ page, pavilion }) => {
    test.setTimeout(90_000);
    const words = WORDS[lang];
    const group = new Group(page, lang);
    const mobile = newMobile(test.info().workerIndex);
    const visit = { company: '研究所', date: openDay(15), start: '09:30', visitors: '2', contact: '林岚', mobile };
    await group.fillAll(visit, pavilion.phones);
    const reference = await group.confirm();
    await expect.poll(() => pavilion.phones.to(mobile).at(-1)).toContain('#visit=');
    const secret = /#visit=[\w-]{22}/.exec(pavilion.phones.to(mobile).at(-1) ?? '')?.[0] ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page.goto(`${group.address('visit')}${secret}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(reference);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.move }).click();
    await group.chooseDay(openDay(16));
    await group.slot('11:00').check({ force: true });
    await page.getByRole('button', { name: words.move }).click();
    await expect(page.getByRole('status').filter({ hasText: words.moved })).toBeVisible();
    await expect(main).toContainText('11:00–12:30');

    await page.getByRole('button', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('status').filter({ hasText: words.cancelled })).toBeVisible();
    await expect(page.getByRole('button', { name: words.move })).toHaveCount(0);
    expect(asked.join('\n'), 'the secret stands in no address that is sent').not.toContain(secret.slice(7));
  });
}

test('a link that leads to no visit says so', async ({ page }) => {
  await page.goto('/cn/en/book/visit#visit=aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('alert').filter({ hasText: 'leads to no visit' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link from the text message' })).toBeVisible();
});
