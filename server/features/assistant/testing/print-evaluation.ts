import { readFileSync } from 'node:fs';
import { evaluate } from './evaluate';
import type { Utterance } from './utterance';
import { english } from './utterances.en';
import { spanish } from './utterances.es';

/** The sentences of a file, one JSON object a line. */
const fromFile = (file: string): Utterance[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Utterance);

const { EVAL: file } = process.env;
const utterances = file ? fromFile(file) : [...english, ...spanish];
const misses = evaluate(utterances);
const classes = [...new Set(utterances.map((each) => each.class))];

for (const one of classes) {
  const all = utterances.filter((each) => each.class === one).length;
  const missed = misses.filter(({ utterance }) => utterance.class === one).length;
  console.log(`${one.padEnd(10)} ${all - missed} of ${all}`);
}
console.log(`${'all'.padEnd(10)} ${utterances.length - misses.length} of ${utterances.length}`);
for (const { utterance, got, isWrongWrite } of misses)
  console.log(`${isWrongWrite ? 'WRONG WRITE ' : ''}${utterance.say}\n  ${JSON.stringify(got)}`);
