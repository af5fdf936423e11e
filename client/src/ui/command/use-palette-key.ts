import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl K, on a Mac ⌘ K, wherever the focus is. */
export function usePaletteKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      press();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
