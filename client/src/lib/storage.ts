type Key = 'auth_token' | 'language' | 'theme';

// A browser may refuse storage altogether; the product then forgets, but works.

/** The stored value, or null; null also where there is no storage. */
export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value until it is removed; null removes it. */
export function store(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing else can be done.
  }
}
