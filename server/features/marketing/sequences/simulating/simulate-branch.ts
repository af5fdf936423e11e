import type { SimulatedMail } from '../../../../../shared/marketing/sequences/simulated-mail';
import type { StepCondition } from '../../../../../shared/marketing/sequences/scales';
import { type EndedMail, isTaken, nextStep, type PlannedStep } from '../enrolling/next-step';
import { decide, type GateFacts } from '../gates/gates';

/** A step as the simulation needs it. */
export interface SimulatedStep extends PlannedStep {
  condition: StepCondition;
  hasContent: boolean;
}

/** A made lead: what the gates read of it, but for what the simulation itself brings about. */
export type MadeLead = Omit<GateFacts, 'toLead' | 'isInstant' | 'hasContent' | 'enrolledAt'>;

interface Simulated {
  steps: readonly SimulatedStep[];
  lead: MadeLead;
  from: Date;
  until: Date;
  /** Whether the lead clicks in each mail that it gets. */
  clicks: boolean;
}

/** What the mails of a sequence come to for a lead that confirms at `from`, on a clock that is not waited for. */
export function simulateBranch({ steps, lead, from, until, clicks }: Simulated): SimulatedMail[] {
  const mails: SimulatedMail[] = [];
  const ended: EndedMail[] = [];
  const toLead: Date[] = [];
  for (let next = nextStep(steps, ended, from); next; next = nextStep(steps, ended, from)) {
    const { stepId, dueAt } = next;
    if (dueAt > until) break;
    const step = steps.find(({ id }) => id === stepId) as SimulatedStep;
    const isInstant = step.position === 0 && step.delay === 0;
    const facts = { ...lead, toLead, isInstant, hasContent: step.hasContent, enrolledAt: from };
    const clicked = clicks && toLead.length > 0;
    const mail = isTaken(step.condition, clicked) ? through(facts, dueAt) : passedOver(dueAt);
    const { at, outcome } = mail.result;
    if (new Date(at) > until) break;
    mails.push({ position: step.position, dueAt: dueAt.toISOString(), ...mail });
    if (outcome === 'waits') break;
    if (outcome === 'sent') toLead.push(new Date(at));
    ended.push({ stepId, at: new Date(at) });
  }
  return mails;
}

type Came = Omit<SimulatedMail, 'position' | 'dueAt'>;

const passedOver = (at: Date): Came => ({
  moved: [],
  result: { outcome: 'skipped', at: at.toISOString(), reason: 'condition' },
});

/** Takes a mail through the gates until it is sent, or they let it no further. */
function through(facts: GateFacts, dueAt: Date): Came {
  const moved: SimulatedMail['moved'] = [];
  for (let now = dueAt; ; ) {
    const decision = decide(facts, now);
    const at = now.toISOString();
    if (decision.is === 'send') return { moved, result: { outcome: 'sent', at } };
    if (decision.is === 'hold') return { moved, result: { outcome: 'waits', at, hold: decision.hold } };
    if (decision.is === 'stop') return { moved, result: { outcome: 'skipped', at, reason: decision.reason } };
    moved.push(...decision.moved.map(({ by, to }) => ({ by, to: to.toISOString() })));
    now = decision.to;
  }
}
