import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusedAct {
  item: string | undefined;
  act: string | undefined;
  place: number;
}

/**
 * Keeps the focus in a list whose items move or disappear: on the same button of the same item, else on the
 * item now in its place, else on the list. Items carry `data-item`, their buttons `data-act`.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, items: readonly object[]) {
  const last = useRef<FocusedAct | null>(null);

  useLayoutEffect(() => {
    const kept = last.current;
    if (!kept || document.activeElement !== document.body) return;
    last.current = null;
    const all = [...(frame.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const same = all.find(({ dataset }) => dataset.item === kept.item);
    const button = same?.querySelector<HTMLElement>(`[data-act="${kept.act}"]`);
    (button ?? same ?? all[Math.min(kept.place, all.length - 1)] ?? frame.current)?.focus();
  }, [frame, items]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest<HTMLElement>('[data-item]');
      last.current = item && {
        item: item.dataset.item,
        act: target.closest<HTMLElement>('[data-act]')?.dataset.act,
        place: [...(item.parentElement?.children ?? [])].indexOf(item),
      };
    },
  };
}
