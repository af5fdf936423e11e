import { accountStore } from '@/lib/account-store';
import type { Step, View } from './steps';

/** What was typed into the palette on a page, and what came of it. */
export interface Kept {
  /** The page on which it was typed. */
  path: string;
  words: string;
  view: View | null;
  /** Whether the view is in front of the palette's items. */
  isShown: boolean;
  /** Counts the sentences, so that a late answer finds its own. */
  turn: number;
}

const nothing: Kept = { path: '', words: '', view: null, isShown: true, turn: 0 };

/** It outlives the palette, but not the page. */
export const kept = accountStore<Kept>(nothing);

/** What was kept of a page; nothing if that was another one. */
export const keptAt = (all: Kept, path: string): Kept =>
  all.path === path ? all : { ...nothing, path, turn: all.turn };

/** Begins anew with these words. */
export const beginWith = (path: string, words: string, view: View | null = null): number => {
  const turn = kept.get().turn + 1;
  kept.set({ path, words, view, isShown: true, turn });
  return turn;
};

/** Brings the view to the front, or the items of the palette. */
export const showView = (isShown: boolean): void => kept.set({ ...kept.get(), isShown });

/** Changes the view of a sentence, unless another one was said since. */
export function setView(turn: number, view: View): void {
  const all = kept.get();
  if (all.turn === turn) kept.set({ ...all, view });
}

/** A step of a sentence. */
export interface StepPlace {
  turn: number;
  index: number;
}

/** The step, unless another sentence was said since. */
export function stepAt({ turn, index }: StepPlace): Step | undefined {
  const { view, turn: now } = kept.get();
  return now === turn && view?.at === 'steps' ? view.steps[index] : undefined;
}

/** Changes a step, unless another sentence was said since. */
export function setStep({ turn, index }: StepPlace, changes: Partial<Step>): void {
  const { view, turn: now } = kept.get();
  if (now !== turn || view?.at !== 'steps') return;
  const steps = view.steps.map((step, place) => (place === index ? { ...step, ...changes } : step));
  setView(turn, { ...view, steps });
}
