import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage';

/** A theme as it is stored and set on the page; without one the system's setting applies. */
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  listeners.add(listener);
  const system = systemIsDark();
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function currentTheme(): Theme {
  const stored = readStored('theme');
  if (stored === 'light' || stored === 'dark') return stored;
  return systemIsDark().matches ? 'dark' : 'light';
}

function setTheme(theme: Theme) {
  store('theme', theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** The current theme (the system's until the user chooses one) and the function that changes it. */
export const useTheme = () => ({
  theme: useSyncExternalStore(subscribe, currentTheme, () => 'light' as const),
  setTheme,
});
