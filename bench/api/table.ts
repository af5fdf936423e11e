import type { Called } from './caller';
import type { Contestant } from './contestants';
import { type WorkloadName, workloads } from './workloads';

/** The maximum ratio of our 99th percentile to Express's. */
const allowedP99 = 2;

/** One round: the same requests to each server, one server after the other. */
export type Round = Partial<Record<Contestant, Called>>;

const median = (values: number[]) => {
  const ordered = values.toSorted((left, right) => left - right);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
};

/**
 * The median of the rounds' ratios: other load on the machine affects a whole round, so ratios within a round are
 * stable.
 */
const ratio = (rounds: Round[], figure: 'perSecond' | 'p99', server: Contestant, to: Contestant) =>
  median(
    rounds.flatMap((round) => (round[server] && round[to] ? round[server][figure] / round[to][figure] : [])),
  );

const header = [
  'workload',
  'server',
  'calls/s',
  'of Express',
  'of node:http',
  'p50 ms',
  'p99 ms',
  'p99 of Express',
];

/** Prints the medians of the rounds of every workload. */
export function printTable(results: [WorkloadName, Round[]][]) {
  const lines = results.flatMap(([name, rounds]) =>
    (Object.keys(rounds[0] ?? {}) as Contestant[]).map((server) => {
      const figures = rounds.flatMap((round) => round[server] ?? []);
      const of = (figure: 'perSecond' | 'p50' | 'p99') => median(figures.map((called) => called[figure]));
      return [
        name,
        server,
        of('perSecond').toFixed(0),
        ratio(rounds, 'perSecond', server, 'Express').toFixed(2),
        ratio(rounds, 'perSecond', server, 'node:http').toFixed(2),
        of('p50').toFixed(1),
        of('p99').toFixed(1),
        ratio(rounds, 'p99', server, 'Express').toFixed(2),
      ];
    }),
  );
  for (const line of [header, ...lines]) {
    console.log(line.map((cell, column) => (column < 2 ? cell.padEnd(11) : cell.padStart(14))).join(''));
  }
}

/** Prints the verdict on every workload with a limit; returns whether all are within. */
export function areWithin(results: [WorkloadName, Round[]][]): boolean {
  const verdicts = results.map(([name, rounds]) => {
    const { share: required } = workloads[name];
    if (required === undefined) return true;
    const share = ratio(rounds, 'perSecond', 'ours', 'Express');
    const p99 = ratio(rounds, 'p99', 'ours', 'Express');
    const enough = share >= required ? 'reaches' : 'BELOW';
    const quick = p99 <= allowedP99 ? 'within' : 'BEYOND';
    console.log(
      `${name}: ${share.toFixed(2)} of Express ${enough} the ${required} required, p99 ${p99.toFixed(2)} times ${quick} the ${allowedP99} allowed`,
    );
    return share >= required && p99 <= allowedP99;
  });
  return verdicts.every(Boolean);
}

/** Prints refused requests, of which a measurement must have none; returns whether there were any. */
export function hasRefusals(results: [WorkloadName, Round[]][]): boolean {
  const bad = results.flatMap(([name, rounds]) =>
    rounds.flatMap((round) =>
      Object.entries(round).flatMap(([server, { refusals, refusal }]) =>
        refusals > 0 ? `${name}, ${server}: ${refusals} calls failed, the first with\n${refusal}` : [],
      ),
    ),
  );
  for (const line of bad) console.error(line);
  return bad.length > 0;
}
