import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for `pause` milliseconds; two values are the same by their JSON. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const key = JSON.stringify(value);
  const [kept, setKept] = useState({ value, key });
  useEffect(() => {
    if (kept.key === key) return;
    const timer = setTimeout(() => setKept({ value, key }), pause);
    return () => clearTimeout(timer);
  }, [kept, value, key, pause]);
  return kept.value;
}
