import { useEffect, useState } from 'react';

/** Whether the address names a part or something in it. */
const isNamed = (id: string) => {
  const named = location.hash.slice(1);
  return named === id || Boolean(named && document.getElementById(named)?.closest(`#${id}`));
};

/** Whether a part that folds on a phone is open; a link to the part, or into it, opens it. */
export function useFold(id: string) {
  const [open, setOpen] = useState(() => location.hash === `#${id}`);
  useEffect(() => {
    const follow = () => isNamed(id) && setOpen(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);
  // What was folded had no place to scroll to.
  useEffect(() => {
    if (open && isNamed(id)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [open, id]);
  return { open, toggle: () => setOpen((was) => !was) };
}
