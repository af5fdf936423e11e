import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CompanyList, recordNames } from '@shared/consulting/items/lists';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** The id of an item's place in the page, which an address names in its fragment: `problem-12`. */
export const placeOf = (kind: CompanyList, id: number) => `${recordNames[kind]}-${id}`;

/**
 * The item that the address's fragment names, as a report's findings do. Once the list is there it is brought into
 * view with the focus; `isGone` says that the list no longer holds it.
 */
export function useRecordInAddress(kind: CompanyList, items: { id: number }[] | undefined) {
  const fragment = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const [left, setLeft] = useState<string>();
  const named =
    fragment.startsWith(placeOf(kind, 0).slice(0, -1)) && fragment !== left ? fragment : undefined;
  const isThere = items?.some(({ id }) => placeOf(kind, id) === named) ?? false;

  useEffect(() => {
    if (!named || !isThere) return;
    const place = document.getElementById(named);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
    // Once the person moves on it is an item like the others.
    const leave = () => setLeft(named);
    place?.addEventListener('blur', leave, { once: true });
    return () => place?.removeEventListener('blur', leave);
  }, [named, isThere]);

  return {
    marked: isThere ? named : undefined,
    isGone: named !== undefined && items !== undefined && !isThere,
  };
}
