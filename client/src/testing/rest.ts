import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeApi } from './fake-api';

const screens = new Set<() => void>();

/** Registers a screen by the function that renders it again; returns the function that removes it. */
export function screenShown(renderAgain: () => void): () => void {
  screens.add(renderAgain);
  return () => void screens.delete(renderAgain);
}

/**
 * Waits until the screens are idle: no module is loading, no request is in progress, and React has rendered
 * all results. A response that the test holds back stays pending.
 */
export async function screensAtRest(): Promise<void> {
  let before: number;
  let rounds = 0;
  do {
    before = fakeApi.traffic().steps;
    rounds += 1;
    await act(async () => {
      // A new render makes React show a lazy part now instead of up to 300 ms later.
      for (const renderAgain of screens) renderAgain();
      await vi.dynamicImportSettled();
    });
  } while (
    fakeApi.traffic().isUnderWay ||
    fakeApi.traffic().steps !== before ||
    (rounds < mostModules && isPageOnItsWay())
  );
}

/** The modules that a page loads one after another, before it is shown: the portal, the page, its texts. */
const mostModules = 5;

const isPageOnItsWay = () => document.querySelector('[data-page-spinner]') !== null;

/** Unmounts all screens once they are idle, and waits for what they save on leaving: each request belongs to its own test. */
export async function leaveScreens(): Promise<void> {
  try {
    await screensAtRest();
  } finally {
    screens.clear();
    cleanup();
    await screensAtRest();
  }
}
