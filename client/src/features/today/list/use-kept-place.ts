import { useEffect, useRef } from 'react';

/** Moves the focus to the line that takes the place of one that is done, whose controls are gone. */
export function useKeptPlace<Holder extends HTMLElement>(entries: unknown) {
  const holder = useRef<Holder>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const lines = [...(holder.current?.querySelectorAll('li') ?? [])];
    if (place.current !== null && (document.activeElement ?? document.body) === document.body) {
      const line = lines[Math.min(place.current, lines.length - 1)];
      line?.querySelector<HTMLElement>('input, button, a')?.focus();
    }
    const remember = ({ target }: FocusEvent) => {
      const at = lines.findIndex((line) => line.contains(target as Node));
      place.current = at === -1 ? null : at;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [entries]);
  return holder;
}
