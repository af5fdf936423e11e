import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads one line from the terminal without echo, or the first line of standard input when that is not a terminal. */
export async function askSecret(question: string): Promise<string> {
  if (stdin.isTTY) stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: Boolean(stdin.isTTY) });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}
