import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';
import { Applicant } from './applicant.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

// Spec SCR-talent-apply: issue 19, item 1.
for (const lang of LANGS) {
  test(`without script and with keys alone somebody applies on a phone, with a CV, and withdraws it, in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 375, height: 812 });
    const applicant = new Applicant(page, lang);
    await applicant.openForm();
    await applicant.bringCv();
    await applicant.button(applicant.words.continue).press('Enter');
    await expect(applicant.main.getByText(applicant.words.held)).toBeVisible();
    await applicant.type();
    await applicant.button(applicant.words.continue).press('Enter');
    await applicant.confirm();
    await applicant.isSent();
    await applicant.withdraw();
  });
}
