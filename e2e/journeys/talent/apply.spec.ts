import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { Applicant } from './applicant.ts';

// Spec SCR-talent-apply: issue 19, item 1.
test('with keys alone on a phone somebody finds a vacancy, applies with a CV, and withdraws it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 375, height: 812 });
  const applicant = new Applicant(page, 'en');
  await page.goto('/cn/en/talent/jobs');
  await applicant.main.getByRole('link', { name: 'NVH test engineer' }).press('Enter');
  await applicant.main.getByRole('link', { name: applicant.words.apply }).press('Enter');
  await expect(liveIslands(page)).toHaveCount(1);
  await applicant.type();
  await applicant.button(applicant.words.send).press('Enter');
  await expect(applicant.main.getByRole('link', { name: applicant.words.missing })).toBeVisible();
  await expect(applicant.field(applicant.words.contact)).toHaveValue('林岚');
  await applicant.bringCv();
  await applicant.confirm();
  await applicant.isSent();
  await applicant.withdraw();
});
