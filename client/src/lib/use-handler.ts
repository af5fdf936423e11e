import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the one of the last render does, so that what receives it need not be
 * drawn anew. For handlers of events: while rendering it would do what the render before said.
 */
export function useHandler<Arguments extends unknown[], Result>(handler: (...given: Arguments) => Result) {
  const last = useRef(handler);
  useLayoutEffect(() => {
    last.current = handler;
  });
  return useCallback((...given: Arguments) => last.current(...given), []);
}
