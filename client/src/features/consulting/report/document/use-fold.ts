import { useEffect, useState } from 'react';

/** Whether a part that folds on a phone is open; a link to the part opens it. */
export function useFold(id: string) {
  const [open, setOpen] = useState(() => location.hash === `#${id}`);
  useEffect(() => {
    const follow = () => location.hash === `#${id}` && setOpen(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);
  return { open, toggle: () => setOpen((was) => !was) };
}
