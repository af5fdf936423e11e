import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CompanyList, recordNames } from '@shared/consulting/items/lists';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  // The router's own event: the palette leads to another item of the same list.
  addEventListener('pushState', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
    removeEventListener('pushState', listener);
  };
}

/** The element id of an item, used as the fragment of addresses: `problem-12`. */
export const placeOf = (kind: CompanyList, id: number) => `${recordNames[kind]}-${id}`;

/**
 * The item that the address's fragment names, as a report's findings do. Once the list has loaded, the item
 * is scrolled into view and focused; `isGone` is true if the list does not hold it.
 */
export function useRecordInAddress(kind: CompanyList, items: { id: number }[] | undefined) {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const [left, setLeft] = useState<string>();
  const named =
    fragment.startsWith(placeOf(kind, 0).slice(0, -1)) && fragment !== left ? fragment : undefined;
  const isThere = items?.some(({ id }) => placeOf(kind, id) === named) ?? false;

  useEffect(() => {
    if (!named || !isThere) return;
    const place = document.getElementById(named);
    place?.scrollIntoView({ block: 'center' });
    // What is being typed in a dialog goes on there.
    if (!document.querySelector('[role=dialog]')) place?.focus({ preventScroll: true });
    // The mark ends when the focus moves on.
    const leave = () => setLeft(named);
    place?.addEventListener('blur', leave, { once: true });
    return () => place?.removeEventListener('blur', leave);
  }, [named, isThere]);

  return {
    marked: isThere ? named : undefined,
    isGone: named !== undefined && items !== undefined && !isThere,
  };
}
