import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** Joins the lines of a folded property; each result has the number of its first line. */
export async function* unfolded(text: Readable): AsyncGenerator<{ line: number; said: string }> {
  let number = 0;
  let current: { line: number; said: string } | undefined;
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const given of lines) {
    number += 1;
    const line = number === 1 ? given.replace(/^\ufeff/, '') : given;
    const isSoft = current && /quoted-printable/i.test(current.said) && current.said.endsWith('=');
    if (current && isSoft) current.said = current.said.slice(0, -1) + line.replace(/^[ \t]/, '');
    else if (current && /^[ \t]/.test(line)) current.said += line.slice(1);
    else {
      if (current) yield current;
      current = { line: number, said: line };
    }
  }
  if (current) yield current;
}
