/** Everything that the product keeps in the browser; the cookies page tells of each. */
export const storedNames = ['auth_token', 'language', 'theme', 'guides_hidden'] as const;
type StoredName = (typeof storedNames)[number];

// A browser may refuse storage altogether; the product then forgets, but works.

/** The stored value, or null; null also where there is no storage. */
export function readStored(key: StoredName): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value until it is removed; null removes it. */
export function store(key: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing else can be done.
  }
}
