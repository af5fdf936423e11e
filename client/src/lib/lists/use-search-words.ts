import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds from the last key to the change of the address, because browsers refuse frequent ones. */
const PAUSE = 250;

/**
 * The words of a search box. `onSearch` receives them once the user pauses, or at once by `search`; `addressed`, the search
 * in the address, replaces them when "back" changes it.
 */
export function useSearchWords(addressed: string, onSearch: (words: string) => void) {
  const [words, setWords] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  const wanted = words.trim();

  if (followed !== addressed) {
    setFollowed(addressed);
    // A trailing space is not in the address, but the user is still typing.
    if (wanted !== addressed) setWords(addressed);
  }

  const search = () => wanted !== addressed && onSearch(wanted);
  const searchLater = useEffectEvent(search);

  useEffect(() => {
    if (wanted === addressed) return;
    const pause = setTimeout(() => searchLater(), PAUSE);
    return () => clearTimeout(pause);
  }, [wanted, addressed]);

  return { words, setWords, search };
}
