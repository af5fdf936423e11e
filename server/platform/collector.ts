import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { type: 'major'; flavor: 'last-resort' }) => void;
let collect: Collect | undefined;

/**
 * The function that collects garbage at once. V8 has no other interface for it, and `--expose-gc` would be one more
 * option that everybody must know.
 */
export function collector(): Collect {
  if (collect) return collect;
  setFlagsFromString('--expose-gc');
  collect = runInNewContext('gc') as Collect;
  return collect;
}
