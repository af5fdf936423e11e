// Prints all pieces composed from the briefs in a folder, for proofreading: npm run pieces -- FOLDER [TURN]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstWording } from '../shared/marketing/campaigns/sets/wording';
import { composeSet } from '../server/features/marketing/writer/composer';
import { printPieces } from '../server/features/marketing/writer/testing/print-pieces';
import { readBrief } from '../server/features/marketing/writer/testing/stored-brief';

const [folder, turn = '0'] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the briefs: npm run pieces -- FOLDER');

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted();
for (const name of files) {
  const brief = readBrief(readFileSync(join(folder, name), 'utf8'));
  const pieces = composeSet(brief, { ...firstWording, set: Number(turn) });
  process.stdout.write(`${printPieces(`${name}: ${brief.name}`, pieces)}\n\n`);
}
