import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, “The keystroke-level model for user performance time with
 * interactive systems”, Communications of the ACM 23(7), 1980): a key of an average typist, pointing with a mouse, moving
 * a hand between mouse and keyboard, and making up one's mind.
 */
const seconds = { key: 0.28, point: 1.1, hand: 0.4, mind: 1.35 } as const;

/** What was done, in one stretch of the way. */
export interface Counted {
  clicks: number;
  /** Keys pressed, those of typed texts included. */
  keys: number;
  /** Moves of a hand between mouse and keyboard. */
  hands: number;
  /** Decisions: before each click, and before each text or key that is not the end of a text. */
  minds: number;
}

const nothing: Counted = { clicks: 0, keys: 0, hands: 0, minds: 0 };

/** What somebody needs for it by the model, without thinking up the words and without waiting for the product. */
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

/** Counts by stretches of the way. */
function tally() {
  const stretches = new Map<string, { counted: Counted; waited: number }>();
  let stretch = { counted: nothing, waited: 0 };
  let hand: 'mouse' | 'keyboard' = 'mouse';
  return {
    stretches,
    /** Begins a stretch; what follows is counted to it. */
    begin: (name: string) => {
      stretch = { counted: nothing, waited: 0 };
      stretches.set(name, stretch);
    },
    count: (done: Partial<Counted>, by: typeof hand) => {
      stretch.counted = together([stretch.counted, { ...nothing, ...done, hands: by === hand ? 0 : 1 }]);
      hand = by;
    },
    wait: (waited: number) => (stretch.waited += waited),
    /** What was done in some stretches, or in all. */
    counted: (...names: readonly string[]): Counted =>
      together(
        [...stretches].flatMap(([name, { counted }]) =>
          names.length === 0 || names.includes(name) ? [counted] : [],
        ),
      ),
  };
}

/** A person with a mouse and a keyboard: counts what is done and how long the product lets them wait. */
export function personAt(page: Page) {
  const { stretches, begin, count, wait, counted } = tally();

  /** Waits until something is shown; what it takes is the product's time. */
  async function sees(target: Locator) {
    const from = performance.now();
    await expect(target).toBeVisible({ timeout: 60_000 });
    wait((performance.now() - from) / 1_000);
  }

  async function click(target: Locator) {
    await sees(target);
    await target.click();
    count({ clicks: 1, minds: 1 }, 'mouse');
  }

  /** Presses a key that ends a text or goes on to the next field, or chooses something if it `decides`. */
  async function press(key: string, { decides = false } = {}) {
    await page.keyboard.press(key);
    count({ keys: 1, minds: decides ? 1 : 0 }, 'keyboard');
  }

  /** Types key by key; clicks into the field first, unless the keyboard is there already. */
  async function type(field: Locator, text: string) {
    await sees(field);
    const isThere = await field.evaluate((element) => element === document.activeElement);
    if (!isThere) await click(field);
    await page.keyboard.type(text);
    count({ keys: Array.from(text).length, minds: 1 }, 'keyboard');
  }

  return { stretches, begin, counted, sees, click, press, type };
}

export type Person = ReturnType<typeof personAt>;

/** Notes each stretch and their sum beside the test, and prints them. Times of waiting are told, never asserted. */
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
