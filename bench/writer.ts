// The writer's times, on a machine without other load: npx tsx bench/writer.ts
// - CPU milliseconds per set of nine pieces (limit: 50), over our own briefs in both languages
// - milliseconds to load the blueprints of a language (limit: 10)
import { languages } from '../shared/languages';
import { firstWording } from '../shared/marketing/campaigns/sets/wording';
import { blueprintsOf } from '../server/features/marketing/writer/blueprint/load';
import { composeSet } from '../server/features/marketing/writer/composer';
import { briefsOf } from '../server/features/marketing/writer/testing/own-briefs';

const allowed = { set: 50, load: 10 };
const rounds = 10;

const said = (name: string, value: number, limit: number) =>
  console.log(`${value > limit ? 'OVER' : 'ok  '} ${name}: ${value.toFixed(1)} ms (limit ${limit})`);

/** The CPU time of an act in milliseconds. */
function measured(act: () => void): number {
  const before = process.cpuUsage();
  act();
  return process.cpuUsage(before).user / 1_000;
}

for (const language of languages) {
  said(
    `blueprints, ${language}`,
    measured(() => blueprintsOf(language)),
    allowed.load,
  );
  const briefs = briefsOf(language);
  for (const [, brief] of briefs) composeSet(brief, firstWording);
  const times = Array.from({ length: rounds }, (_, set) =>
    briefs.map(([, brief]) => measured(() => composeSet(brief, { ...firstWording, set }))),
  ).flat();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  said(`a set, ${language}, median`, at(0.5), allowed.set);
  said(`a set, ${language}, p95`, at(0.95), allowed.set);
}
