import { expect, test } from '../../fixtures/visitor.ts';
import { Applicant } from './applicant.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

// Spec SCR-talent-apply: issue 19, item 1.
test('without script somebody applies with a CV, which comes along, and withdraws it', async ({ page }) => {
  test.setTimeout(90_000);
  const applicant = new Applicant(page, 'cn');
  await page.goto('/cn/cn/talent/job?id=nvh-test-engineer');
  await applicant.main.getByRole('link', { name: applicant.words.apply }).press('Enter');
  await applicant.bringCv();
  await applicant.button(applicant.words.continue).press('Enter');
  await expect(applicant.main.getByText(/已收到CV 林岚\.pdf/)).toBeVisible();
  await applicant.type();
  await applicant.button(applicant.words.continue).press('Enter');
  await applicant.confirm();
  await applicant.isSent();
  await applicant.withdraw();
});
