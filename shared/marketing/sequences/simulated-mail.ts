import type { Hold, Move, StopReason } from './scales';

/** What a simulated mail comes to: `waits` has no time, since something must be done first. */
type SimulatedOutcome =
  | { outcome: 'sent'; at: string }
  | { outcome: 'skipped'; at: string; reason: StopReason }
  | { outcome: 'waits'; at: string; hold: Hold };

/** A mail of a simulation: when its step is due, why it goes later, and what it comes to. */
export interface SimulatedMail {
  /** The place of its step, from 0. */
  position: number;
  dueAt: string;
  moved: { by: Move; to: string }[];
  result: SimulatedOutcome;
}

/** The next thirty days of a lead that confirms now, by what it does with the mails. */
export interface Simulation {
  from: string;
  until: string;
  timezone: string;
  /** Whether the sender is complete and its address proven; until then nothing of it goes out. */
  isReady: boolean;
  /** One where no step depends on a click. */
  branches: { clicks: boolean; mails: SimulatedMail[] }[];
}
