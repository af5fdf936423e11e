import { expect, type Locator, type Page, test } from '@playwright/test';
import { keyboardOf } from './keyboard';

/** A company with three strengths, whose owner is signed in. */
async function companyOf(page: Page, username: string) {
  const account = { username, password: 'secret-1', name: username, email: `${username}@example.org` };
  await page.request.post('/api/register', { data: account });
  const company = { name: 'Barca', sector: 'Boats', size: 'small', structure: 'simple' };
  const { id } = await (await page.request.post('/api/companies', { data: company })).json();
  const items = ['Loyal team', 'Old tools', 'Good name'].map((description) => ({ description }));
  await page.request.post(`/api/companies/${id}/strengths/import`, { data: { items } });
  return `/empresa/${id}`;
}

const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Drag ${name}` });
const quadrant = (page: Page, name: string) => page.getByRole('region', { name });
const cardsOf = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const ordered = (page: Page, ...names: string[]) =>
  expect(cardsOf(page)).toHaveText(names.map((name) => new RegExp(name)));

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until what is dragged is known to be over its target, as the drop is where that was last computed. */
const isOver = (page: Page, said: string) =>
  expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();

/** Waits until dnd-kit listens to the arrow keys, which it does in a later task than the pick-up. */
const listensToArrows = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

test('cards can be dragged by mouse within their list and between quadrants', async ({ page }) => {
  const company = await companyOf(page, 'mar');
  const drag = async (from: Locator, to: Locator, said: string) => {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 10 });
    await isOver(page, said);
    await page.mouse.up();
  };

  await page.goto(`${company}?tab=strengths`);
  // The new order shows before it is stored; reloading in between would abort the request.
  const stored = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await drag(handleOf(page, 'Good name'), handleOf(page, 'Loyal team'), 'Good name moves to number 1 of 3.');
  await ordered(page, 'Good name', 'Loyal team', 'Old tools');
  await stored;
  await page.reload();
  await ordered(page, 'Good name', 'Loyal team', 'Old tools');

  await page.goto(`${company}/swot`);
  await drag(handleOf(page, 'Old tools'), quadrant(page, 'Weaknesses'), 'Old tools moves over Weaknesses.');
  await expect(quadrant(page, 'Weaknesses').getByText('Old tools')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quadrant(page, 'Strengths').getByText('Old tools')).toBeVisible();
});

test('cards can be dragged by keyboard within their list and between quadrants', async ({ page }) => {
  const { tabTo } = keyboardOf(page);
  const company = await companyOf(page, 'rai');
  const said = page.getByRole('status');
  await page.goto(`${company}?tab=strengths`);
  await tabTo(handleOf(page, 'Good name'));
  await page.keyboard.press('Space');
  await expect(said.filter({ hasText: 'Good name is picked up. It is number 3 of 3.' })).toBeAttached();
  await listensToArrows(page);
  await page.keyboard.press('ArrowLeft');
  await expect(said.filter({ hasText: 'Good name moves to number 2 of 3.' })).toBeAttached();
  await page.keyboard.press('Space');
  await ordered(page, 'Loyal team', 'Good name', 'Old tools');
  await expect(handleOf(page, 'Good name')).toBeFocused();

  await page.goto(`${company}/swot`);
  await tabTo(handleOf(page, 'Old tools'));
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: 'Old tools is picked up from Strengths.' })).toBeAttached();
  await listensToArrows(page);
  await page.keyboard.press('ArrowDown');
  await expect(said.filter({ hasText: 'Old tools moves over Opportunities.' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: 'Old tools moves over Threats.' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(quadrant(page, 'Threats').getByText('Old tools')).toBeVisible();
  await expect(handleOf(page, 'Old tools')).toBeFocused();
});

type Point = { x: number; y: number };

/** A finger on the touch screen. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const moveTo = async (from: Point, to: Point) => {
    for (let step = 1; step <= 10; step += 1) {
      const part = step / 10;
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  };
  return { touch, moveTo };
}

test.describe('on a phone', () => {
  // So low that three cards do not fit and the page can scroll.
  test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true });

  test('a finger scrolls if it moves at once, and drags after a long press', async ({ page }) => {
    const company = await companyOf(page, 'pol');
    const { touch, moveTo } = await fingerOn(page);

    await page.goto(`${company}?tab=strengths`);
    const [first, second] = [handleOf(page, 'Loyal team'), handleOf(page, 'Old tools')];
    const from = await middleOf(second);
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', from);
    await moveTo(from, { ...from, y: from.y - 150 });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await ordered(page, 'Loyal team', 'Old tools', 'Good name');

    await first.scrollIntoViewIfNeeded();
    const [start, end] = [await middleOf(second), await middleOf(first)];
    await touch('touchStart', start);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await moveTo(start, end);
    await isOver(page, 'Old tools moves to number 1 of 3.');
    await touch('touchEnd');
    await ordered(page, 'Old tools', 'Loyal team', 'Good name');
  });
});

test('a card can be dragged by any part of it to Won, which is at the foot of the board during the drag', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await companyOf(page, 'ona');
  await page.request.post('/api/leads/opportunities', { data: { title: 'New roof' } });
  await page.goto('/leadmanager/dashboard/opportunities');
  for (const stage of ['New enquiry', 'Qualified', 'Diagnosis', 'Proposal sent', 'Negotiation'])
    await expect(page.getByRole('region', { name: stage })).toBeInViewport({ ratio: 0.99 });
  const won = page.getByRole('region', { name: 'Won' });
  await expect(won).toBeHidden();
  const start = await middleOf(page.getByText('No next step'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 5 });
  await expect(won).toBeInViewport({ ratio: 0.99 });
  const end = await middleOf(won);
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await isOver(page, 'New roof moves over Won.');
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Won: New roof' })).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1_024, height: 768 }, hasTouch: true, isMobile: true });

  test('a finger that moves sideways drags a card to another stage, and one that moves down does not', async ({
    page,
  }) => {
    await companyOf(page, 'teo');
    await page.request.post('/api/leads/opportunities', { data: { title: 'New roof' } });
    await page.goto('/leadmanager/dashboard/opportunities');
    const { touch, moveTo } = await fingerOn(page);
    const start = await middleOf(page.getByText('No next step'));
    const won = page.getByRole('region', { name: 'Won' });

    await touch('touchStart', start);
    await moveTo(start, { ...start, y: start.y + 150 });
    await expect(won).toBeHidden();
    await touch('touchEnd');

    const qualified = page.getByRole('list', { name: 'Qualified' });
    const end = { ...start, x: (await middleOf(qualified)).x };
    await touch('touchStart', start);
    await moveTo(start, end);
    await expect(won).toBeVisible();
    await isOver(page, 'New roof moves over Qualified.');
    await touch('touchEnd');
    await expect(qualified.getByRole('link', { name: 'New roof' })).toBeVisible();
  });
});
