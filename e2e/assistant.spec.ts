import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

test('a person asks in words which deals close this month, and moves one by words', async ({ page }) => {
  const complaints = await newAccount(page, 'asker', 'en');
  const { id } = await (
    await page.request.post('/api/leads/opportunities', {
      data: { title: 'Oven for the bakery', amount: 3_450_000, expectedClose: endOfMonth() },
    })
  ).json();
  await page.goto('/leadmanager/dashboard/opportunities');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const box = page.getByRole('dialog').getByRole('combobox');
  const understood = page.getByRole('option', { name: /Answer|Preview/ });
  // A server that has just started may still be busy with the demo.
  const isUnderstood = () => expect(understood).toHaveAttribute('aria-selected', 'true', { timeout: 20_000 });

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Ask or do' }).getByRole('option')).toHaveCount(3);
  await page.keyboard.type('which deals close this month?');
  await isUnderstood();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('dialog').getByRole('region');
  await expect(answer.getByRole('link', { name: 'Oven for the bakery' })).toBeVisible();
  await expectAccessible(page);
  await answer.getByRole('link', { name: 'Open as a list' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Oven for the bakery' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('move Oven for the bakery to proposal sent');
  await isUnderstood();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible({ timeout: 20_000 });
  await fits(page);
  await expectAccessible(page);
  expect(await stageOf()).toBe('New enquiry');
  await confirm.click();
  await expect.poll(stageOf).toBe('Proposal sent');
  const done = page.getByRole('region', { name: /^Move/ });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stageOf).toBe('New enquiry');
  await expect(done.getByText('Taken back. Everything is as it was before.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(complaints).toEqual([]);

  async function stageOf() {
    const read = async (path: string) => (await page.request.get(`/api/leads/${path}`)).json();
    const { stageId } = await read(`opportunities/${id}`);
    const stages: { id: number; name: string }[] = await read('stages');
    return stages.find((stage) => stage.id === stageId)?.name;
  }
});

/** The last day of this month by the clocks of Madrid, `2026-11-30`. */
function endOfMonth(): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })
    .format(new Date())
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
