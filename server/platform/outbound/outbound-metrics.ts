import { Counter, Histogram } from 'prom-client';

/**
 * Counts calls by purpose and outcome: the class of the status (`2xx`), the reason of an `OutboundError`, or
 * `cancelled`; and their time by purpose.
 */
export function createOutboundMetrics() {
  const calls = new Counter({
    name: 'outbound_calls_total',
    help: 'Calls to other servers by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [],
  });
  const duration = new Histogram({
    name: 'outbound_call_duration_seconds',
    help: 'Time from a call to another server to the end of its answer',
    labelNames: ['purpose'],
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120],
    registers: [],
  });
  return {
    metrics: [calls, duration] as const,
    /** Starts the clock of a call; the returned function stops it, with the outcome. */
    measure: (purpose: string) => {
      const stop = duration.startTimer({ purpose });
      return (outcome: string) => {
        stop();
        calls.inc({ purpose, outcome });
      };
    },
  };
}
