import type { z } from 'zod';
import { say } from '../../../../../shared/message';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import { isKindOf } from '../../../../../shared/marketing/campaigns/kinds';
import { sequenceLimits } from '../../../../../shared/marketing/sequences/scales';
import type {
  newSequence,
  sequenceChanges,
  SequenceStepInput,
} from '../../../../../shared/marketing/sequences/schemas';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { StaleRow } from '../../../../platform/database/rows/stale';
import { conflict, invalid } from '../../../../platform/http/errors';
import { planMails } from '../enrolling/plan-mails';
import { changeMessage, deleteUntried } from '../messages/message-states.queries';
import * as sequences from './sequences.queries';
import { listSteps, listStepless, replaceSteps } from './step-rows.queries';

interface Deps {
  db: Db;
  now: () => Date;
}

interface Wanted {
  pages?: number[] | null | undefined;
  steps?: SequenceStepInput[] | undefined;
}

/** Throws 400 for pages, campaigns or steps that are not there, next to the field. */
async function check(
  tx: Db,
  owner: Owner,
  company: number,
  { pages, steps = [] }: Wanted,
  known: number[] = [],
) {
  const problems: Record<string, string> = {};
  if (pages) {
    const found = new Set(await sequences.listPages(tx, owner, company, pages));
    if (pages.some((id) => !found.has(id))) problems.pages = sequenceMessages['pages.missing'];
  }
  const wanted = steps.flatMap(({ campaignId }) => campaignId ?? []);
  const campaigns = wanted.length > 0 ? await sequences.listCampaigns(tx, owner, company, wanted) : [];
  const types = new Map(campaigns.map(({ id, type }) => [id, type]));
  const seen = new Set<number>();
  for (const [position, { id, campaignId }] of steps.entries()) {
    if (id !== undefined && (!known.includes(id) || seen.has(id))) {
      problems[`steps.${position}`] = sequenceMessages['step.missing'];
    }
    if (id !== undefined) seen.add(id);
    if (campaignId === null) continue;
    const type = types.get(campaignId);
    if (type && isKindOf(type, 'mail')) continue;
    problems[`steps.${position}.campaignId`] =
      sequenceMessages[type ? 'campaign.notEmail' : 'campaign.missing'];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Makes a sequence, which is off; resolves to it. */
export const createSequence = ({ db, now }: Deps, owner: Owner, wanted: z.output<typeof newSequence>) =>
  db.transaction(async (tx) => {
    const { steps, ...sequence } = wanted;
    await sequences.lockCompany(tx, owner, wanted.marketingCompanyId);
    const most = sequenceLimits.sequences;
    if ((await sequences.countSequences(tx, owner, wanted.marketingCompanyId)) >= most) {
      throw conflict(say(sequenceMessages['sequence.full'], { most }));
    }
    await check(tx, owner, wanted.marketingCompanyId, wanted);
    const times = { createdAt: now(), updatedAt: now() };
    const id = await sequences.insertSequence(tx, owner, { ...sequence, ...times });
    await replaceSteps(tx, owner, id, steps);
    return sequences.readSequence(tx, owner, id);
  });

/**
 * Changes a sequence; resolves to it. Changed steps must be simulated anew before it is switched on again, and what is due
 * follows them.
 */
export const changeSequence = (
  { db, now }: Deps,
  owner: Owner,
  id: number,
  { version, steps, ...changes }: z.output<typeof sequenceChanges>,
) =>
  db.transaction(async (tx) => {
    const sequence = await sequences.lockSequence(tx, owner, id);
    if (version !== undefined && version !== sequence.version) {
      throw new StaleRow(await sequences.readSequence(tx, owner, id));
    }
    const known = await listSteps(tx, owner, id);
    const ids = known.map((step) => step.id);
    await check(tx, owner, sequence.marketingCompanyId, { ...changes, steps }, ids);
    const at = now();
    const isChanged = steps !== undefined && differs(known, steps);
    if (isChanged) {
      await replaceSteps(tx, owner, id, steps);
      await followSteps(tx, owner, id, at);
    }
    const again = isChanged ? { simulatedAt: null } : {};
    await sequences.updateSequence(tx, owner, id, { ...changes, ...again, updatedAt: at });
    return sequences.readSequence(tx, owner, id);
  });

type Known = Awaited<ReturnType<typeof listSteps>>;

const differs = (known: Known, steps: readonly SequenceStepInput[]) =>
  known.length !== steps.length ||
  known.some((step, position) => {
    const { id, delay, condition, campaignId } = steps[position] as SequenceStepInput;
    return (
      id !== step.id || delay !== step.delay || condition !== step.condition || campaignId !== step.campaignId
    );
  });

/** What was never tried is planned anew; what waits for another try goes on, unless its step was removed. */
async function followSteps(tx: Db, owner: Owner, id: number, now: Date) {
  await deleteUntried(tx, owner, id);
  for (const message of await listStepless(tx, owner, id)) {
    await changeMessage(tx, owner, message, 'stopped', { reason: 'removed', nextAt: null });
  }
  await planMails(tx, owner, { sequence: id }, now);
}
