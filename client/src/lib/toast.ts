import { accountStore } from './account-store';

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

const toasts = accountStore<readonly ShownToast[]>([]);
let lastId = 0;

/** Shows a notice, also from outside components; a newer one replaces an older one. */
export function toast(notice: Toast): void {
  lastId += 1;
  toasts.set([{ ...notice, id: lastId, open: true }, ...toasts.get()].slice(0, LIMIT));
}

/** Closes a notice at once and removes it 1,000,000 ms later. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => toasts.set(toasts.get().filter((each) => each.id !== id)), REMOVAL_DELAY);
}

/** The notices that are kept, newest first. */
export const useToasts = toasts.use;
