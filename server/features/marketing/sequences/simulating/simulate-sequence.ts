import type { Simulation } from '../../../../../shared/marketing/sequences/simulated-mail';
import { simulatedDays } from '../../../../../shared/marketing/sequences/scales';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { quietHours } from '../gates/quiet-hours';
import { findProven } from '../sender/company-sender.queries';
import { isSenderComplete } from '../sending/gate-facts';
import { lockCompany, lockSequence, readSequence, updateSequence } from '../steps/sequences.queries';
import { type MadeLead, simulateBranch } from './simulate-branch';

interface Deps {
  db: Db;
  now: () => Date;
}

const DAY = 86_400_000;

/** Shows what a lead that confirms now would get in the next thirty days, and notes that the steps were simulated. */
export const simulateSequence = ({ db, now }: Deps, owner: Owner, id: number): Promise<Simulation> =>
  db.transaction(async (tx) => {
    await lockSequence(tx, owner, id);
    const { steps, marketingCompanyId } = await readSequence(tx, owner, id);
    const company = await lockCompany(tx, owner, marketingCompanyId);
    const proven = await findProven(tx, owner, marketingCompanyId);
    const from = now();
    const until = new Date(from.getTime() + simulatedDays * DAY);
    const lead: MadeLead = {
      consent: 'confirmed',
      isSuppressed: false,
      delivery: 'ok',
      enrolment: 'active',
      leadStatus: 'new',
      answeredAt: null,
      accountFreeAt: null,
      sequence: 'on',
      isCompanyLive: true,
      zone: company.timezone,
      quiet: quietHours(company.quietFrom, company.quietTo),
      // Without it nothing goes out at all, which is told once; the steps are shown as they will be.
      hasSender: true,
    };
    const isReady = isSenderComplete(company, proven);
    const simulated = steps.map((step) => ({ ...step, hasContent: step.subject !== null }));
    const depends = steps.some(({ condition }) => condition !== 'always');
    const branches = (depends ? [true, false] : [false]).map((clicks) => ({
      clicks,
      mails: simulateBranch({ steps: simulated, lead, from, until, clicks }),
    }));
    await updateSequence(tx, owner, id, { simulatedAt: from });
    return {
      from: from.toISOString(),
      until: until.toISOString(),
      timezone: company.timezone,
      isReady,
      branches,
    };
  });
