/** A page in the background draws no frame. */
const LATEST = 200;

/** Runs something once the next frame is drawn, so that it does not delay what the page shows now. */
export function afterNextFrame(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST);
}

/** Settles with some work, whether it fails or not, but no later than after some milliseconds. */
export const atMost = (milliseconds: number, work: Promise<unknown>) =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((late) => {
      setTimeout(late, milliseconds);
    }),
  ]);
