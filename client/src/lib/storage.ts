import { languageCookie } from '@shared/languages';
import type { namesInTab, storedNames } from './stored-names';

type StoredName = (typeof storedNames)[number];
type NameInTab = (typeof namesInTab)[number];

// A browser may refuse storage: the product then works, but remembers nothing.

/** The stored value; null if there is none or the browser refuses storage. */
export function readStored(key: StoredName): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value without expiry; null removes it. */
export function store(key: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The browser refuses storage, and there is no other place for the value.
  }
}

/** The value that this tab keeps; null if there is none or the browser refuses storage. */
export function readInTab(key: NameInTab): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed; null removes it. */
export function keepInTab(key: NameInTab, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

const YEAR = 365 * 24 * 60 * 60;

/**
 * Writes the language into a cookie, because the server sends the sign-in screens in it. Each page writes it again by
 * the script in its head, so it expires after a year without a visit.
 */
export function tellLanguage(language: string): void {
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
