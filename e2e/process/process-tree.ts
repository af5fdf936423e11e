import { readdirSync, readFileSync } from 'node:fs';

/** A process and its descendants, with their memory (RSS) in bytes; Linux only. */
export function processTree(root: number): { pid: number; memory: number }[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statusOf(Number(name)) : []));
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isIn = (pid: number): boolean => {
    const parent = parents.get(pid);
    return pid === root || (parent !== undefined && isIn(parent));
  };
  return all.filter(({ pid }) => isIn(pid)).map(({ pid, memory }) => ({ pid, memory }));
}

/** The status of a process as a list of one; empty if it has ended in the meantime. */
function statusOf(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid, parent: field('PPid'), memory: field('VmRSS') * 1_024 }];
  } catch {
    return [];
  }
}
