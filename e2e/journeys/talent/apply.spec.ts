import { LANGS } from 'shared/contract/text/lang';
import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { Applicant } from './applicant.ts';

// Spec SCR-talent-apply: issue 19, item 1.
for (const lang of LANGS) {
  test(`with keys alone on a phone somebody finds a vacancy, applies with a CV, and withdraws it, in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 375, height: 812 });
    const applicant = new Applicant(page, lang);
    await applicant.openForm();
    await expect(liveIslands(page)).toHaveCount(1);
    await applicant.comeBackToDraft();
    await applicant.type();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(/林岚|mail\.example/);
    await applicant.button(applicant.words.send).press('Enter');
    await expect(applicant.main.getByRole('link', { name: applicant.words.missing })).toBeVisible();
    await expect(applicant.field(applicant.words.contact)).toHaveValue('林岚');
    await applicant.bringCv();
    await applicant.confirm();
    await applicant.isSent();
    await applicant.withdraw();
  });
}
