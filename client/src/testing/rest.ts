import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeApi } from './fake-api';

const screens = new Set<() => void>();

/** Takes note of a screen by the function that renders it again; to be told when it is gone, call the result. */
export function screenShown(renderAgain: () => void): () => void {
  screens.add(renderAgain);
  return () => void screens.delete(renderAgain);
}

/**
 * Waits until nothing on the screens moves by itself: no part of them is being loaded, no request is on its way, and
 * React has shown what came. What the test itself holds back stays held back.
 */
export async function screensAtRest(): Promise<void> {
  let before: number;
  do {
    before = fakeApi.traffic().steps;
    await act(async () => {
      // React then finishes here what it had put off: it shows a part that was loaded up to 300 ms late.
      for (const renderAgain of screens) renderAgain();
      await vi.dynamicImportSettled();
    });
  } while (fakeApi.traffic().isUnderWay || fakeApi.traffic().steps !== before);
}

/** Leaves all screens once they have come to rest: what one asks for late is asked for in its own test. */
export async function leaveScreens(): Promise<void> {
  try {
    await screensAtRest();
  } finally {
    screens.clear();
    cleanup();
  }
}
