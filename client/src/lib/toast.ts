import { useSyncExternalStore } from 'react';

/** Number of notices shown at once. */
const LIMIT = 1;
/** Milliseconds that a dismissed notice is kept. */
const REMOVAL_DELAY = 1_000_000;

/** A notice; the variant `destructive` reports a failure. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button, such as "undo"; it also closes the notice. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds that it stays; 5,000 by default. */
  duration?: number;
}

interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a notice, also from outside components; a newer one replaces an older one. */
export function toast(notice: Toast): void {
  lastId += 1;
  change([{ ...notice, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

/** Closes a notice at once and removes it 1,000,000 ms later. */
export function dismissToast(id: number): void {
  change(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => change(toasts.filter((each) => each.id !== id)), REMOVAL_DELAY);
}

/** Removes every notice, for a clean start. */
export const clearToasts = () => change([]);

/** The notices that are kept, newest first. */
export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
