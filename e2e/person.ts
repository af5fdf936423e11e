import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { keyboardOf } from './keyboard';

/**
 * The operators of the keystroke-level model in seconds (Card, Moran and Newell, “The keystroke-level model for user
 * performance time with interactive systems”, Communications of the ACM 23(7), 1980): a key press of an average typist,
 * pointing with a mouse, moving a hand between mouse and keyboard, and a mental decision.
 */
const seconds = { key: 0.28, point: 1.1, hand: 0.4, mind: 1.35 } as const;

/** The operations of one stage of a journey. */
export interface Counted {
  /** For a person without a mouse, the Enter in place of a click. */
  clicks: number;
  /** Key presses, including those of typed texts. */
  keys: number;
  /** Hand movements between mouse and keyboard. */
  hands: number;
  /** Decisions: one before each click, and before each text or key press that does not just end a text. */
  minds: number;
}

const nothing: Counted = { clicks: 0, keys: 0, hands: 0, minds: 0 };

/** The user's time by the model in seconds, without thinking up texts and without waiting for the product. */
export const secondsOf = ({ clicks, keys, hands, minds }: Counted): number =>
  clicks * (seconds.point + seconds.key) + keys * seconds.key + hands * seconds.hand + minds * seconds.mind;

const together = (parts: readonly Counted[]): Counted =>
  parts.reduce(
    (sum, part) => ({
      clicks: sum.clicks + part.clicks,
      keys: sum.keys + part.keys,
      hands: sum.hands + part.hands,
      minds: sum.minds + part.minds,
    }),
    nothing,
  );

/** Counts operations by stage. */
function tally() {
  const stretches = new Map<string, { counted: Counted; waited: number }>();
  let stretch = { counted: nothing, waited: 0 };
  let hand: 'mouse' | 'keyboard' = 'mouse';
  return {
    stretches,
    /** Begins a stage; further operations count for it. */
    begin: (name: string) => {
      stretch = { counted: nothing, waited: 0 };
      stretches.set(name, stretch);
    },
    count: (done: Partial<Counted>, by: typeof hand) => {
      stretch.counted = together([stretch.counted, { ...nothing, ...done, hands: by === hand ? 0 : 1 }]);
      hand = by;
    },
    wait: (waited: number) => (stretch.waited += waited),
    /** The operations of some stages, or of all. */
    counted: (...names: readonly string[]): Counted =>
      together(
        [...stretches].flatMap(([name, { counted }]) =>
          names.length === 0 || names.includes(name) ? [counted] : [],
        ),
      ),
  };
}

/**
 * A user with a mouse and a keyboard, or with a keyboard only. Counts operations, and measures how long the product makes
 * the user wait.
 */
export function personAt(page: Page, { hand = 'mouse' }: { hand?: 'mouse' | 'keyboard' } = {}) {
  const { stretches, begin, count, wait, counted } = tally();
  const { tabTo } = keyboardOf(page);

  /** Waits until an element is visible; the time counts as the product's. */
  async function sees(target: Locator) {
    const from = performance.now();
    await expect(target).toBeVisible({ timeout: 60_000 });
    wait((performance.now() - from) / 1_000);
  }

  async function click(target: Locator) {
    await sees(target);
    if (hand === 'keyboard') return enter(target);
    await target.click();
    count({ clicks: 1, minds: 1 }, 'mouse');
  }

  /** The same without a mouse. */
  async function enter(target: Locator) {
    const keys = await tabTo(target);
    await page.keyboard.press('Enter');
    count({ clicks: 1, keys: keys + 1, minds: 1 }, 'keyboard');
  }

  /** Opens a tab; the Tab key reaches the open one only, and the arrow keys those after it. */
  async function open(tab: Locator) {
    await sees(tab);
    if (hand === 'mouse') return click(tab);
    const selected = page.getByRole('tab', { selected: true });
    let keys = await tabTo(selected);
    while ((await tab.getAttribute('aria-selected')) !== 'true') {
      const passed = (await selected.getAttribute('id')) ?? '';
      await page.keyboard.press('ArrowRight');
      // The focus moves after the key: another key before that would pass the tab that is looked for.
      await expect(selected).not.toHaveAttribute('id', passed);
      keys += 1;
    }
    count({ clicks: 1, keys, minds: 1 }, 'keyboard');
  }

  /** Ticks a box: Enter would send its form. */
  async function tick(box: Locator) {
    await sees(box);
    if (hand === 'mouse') return click(box);
    const keys = await tabTo(box);
    await page.keyboard.press('Space');
    count({ clicks: 1, keys: keys + 1, minds: 1 }, 'keyboard');
  }

  /** Puts the focus into a field, by a click or by the Tab key. */
  async function reach(field: Locator) {
    await sees(field);
    const isThere = await field.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    if (hand === 'mouse') return click(field);
    count({ keys: await tabTo(field) }, 'keyboard');
  }

  /** Presses a key that ends a text or moves to the next field; with `decides`, one that makes a choice. */
  async function press(key: string, { decides = false } = {}) {
    await page.keyboard.press(key);
    count({ keys: 1, minds: decides ? 1 : 0 }, 'keyboard');
  }

  /** Types a text key by key; first clicks into the field, unless it has the focus. */
  async function type(field: Locator, text: string) {
    await reach(field);
    await page.keyboard.type(text);
    count({ keys: Array.from(text).length, minds: 1 }, 'keyboard');
  }

  /** Pastes what was copied elsewhere, such as the column of a spreadsheet. */
  async function paste(field: Locator, text: string) {
    await reach(field);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
    count({ keys: 2, minds: 1 }, 'keyboard');
  }

  /** Chooses one of several: by a click, or by the Tab key into the group and the arrow keys within it. */
  async function pick(radio: Locator) {
    if (hand === 'mouse') return click(radio.locator('..'));
    const group = page.locator(`input[name="${await radio.getAttribute('name')}"]:focus`);
    let keys = 0;
    for (; (await group.count()) === 0; keys += 1) await page.keyboard.press('Tab');
    for (; !(await radio.isChecked()); keys += 1) await page.keyboard.press('ArrowRight');
    count({ clicks: 1, keys, minds: 1 }, 'keyboard');
  }

  return { stretches, begin, counted, sees, click, open, tick, press, type, paste, pick };
}

export type Person = ReturnType<typeof personAt>;

/**
 * Adds the operations of each stage and their sum to the test's annotations, and prints them. Waiting times are
 * reported, never asserted.
 */
export function report({ stretches, counted }: Person, { annotations, title }: TestInfo) {
  const waited = [...stretches.values()].reduce((sum, stretch) => sum + stretch.waited, 0);
  const all = [...stretches, ['together', { counted: counted(), waited }] as const];
  const notes = all.map(([type, { counted: done, waited: time }]) => ({
    type,
    description: `${done.clicks} clicks, ${done.keys} keys, ${secondsOf(done).toFixed(0)} s by hand, ${time.toFixed(1)} s of waiting`,
  }));
  annotations.push(...notes);
  const lines = notes.map(({ type, description }) => `  ${type}: ${description}`);
  process.stdout.write(`${title}\n${lines.join('\n')}\n`);
}
