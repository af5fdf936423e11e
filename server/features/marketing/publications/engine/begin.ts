import type { Message } from '../../../../../shared/message';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { hasPostFor } from '../../../../../shared/marketing/publications/carried';
import { publicationProblems as problems } from '../../../../../shared/marketing/publications/messages';
import type { Db } from '../../../../platform/database/database';
import { type Owner, ownerOf } from '../../../../platform/database/rows/owner';
import { findMaterial } from '../../campaigns/pieces/material.queries';
import { citedIn } from '../../campaigns/pieces/words-of';
import { setTarget } from '../../links/links.queries';
import { nowhere } from '../../links/nowhere';
import { findTarget } from '../target.queries';
import { movePublication, openAttempt, type StoredPublication } from '../moving.queries';
import { type Decision, decide } from './due-checks';
import { type Due, findDue } from './due.queries';

/** What is to be done for a publication that was due, after its transaction. */
export type Begun =
  /** Row and attempt are committed: the call may be made. */
  { attempt: number; due: Due } | undefined;

/** Checks a locked, due publication and performs all steps that need no call. */
export async function begin(tx: Db, row: StoredPublication, now: Date, isLost: boolean): Promise<Begun> {
  const due = await findDue(tx, row.id);
  if (!due) return undefined;
  const decision = await decisionOf(tx, due, now);
  if (decision.do === 'hold') return undefined;
  if (decision.do !== 'publish') {
    await leave(tx, row, decision.do, decision.problem, now);
    return undefined;
  }
  if (isLost) {
    await leave(tx, row, 'unfit', problems['picture.gone'], now);
    return undefined;
  }
  const attempting = await movePublication(tx, row, 'begun', beginning(row, now), now);
  const attempt = await openAttempt(tx, row, 'publish', now);
  return { attempt, due: { ...due, publication: attempting } };
}

const beginning = ({ attempts }: StoredPublication, now: Date) => ({
  attempts: attempts + 1,
  attemptedAt: now,
  nextAt: null,
  absentAt: null,
  problem: null,
});

const leave = (
  tx: Db,
  row: StoredPublication,
  event: Exclude<Decision['do'], 'hold' | 'publish'>,
  problem: Message,
  now: Date,
) => movePublication(tx, row, event, { problem, nextAt: null }, now);

/** Sets the target of a post's link if one has been published since scheduling; false if there is still none. */
async function findsTarget(tx: Db, owner: Owner, { campaignId, linkCode }: StoredPublication) {
  const found = await findTarget(tx, owner, campaignId);
  if (found !== null) await setTarget(tx, linkCode, found);
  return found !== null;
}

/** Whether the text has a post for the channel; a version that took the place of another may have none. */
const hasPost = ({ channel, version: { piece } }: Due) =>
  isOf(piece, 'posts') &&
  hasPostFor(
    channel.network,
    postsOf(piece.content).map(({ network }) => network),
  );

async function decisionOf(tx: Db, due: Due, now: Date): Promise<Decision> {
  const { publication, campaign, channel, company, version, target } = due;
  const { productId, language } = campaign;
  const owner = ownerOf(publication);
  const material = productId === null ? undefined : await findMaterial(tx, owner, productId);
  const facts = material?.product.facts ?? [];
  const cited = Object.keys(version.cited);
  return decide(
    {
      nextAt: publication.nextAt ?? now,
      dueAt: publication.dueAt,
      zone: publication.zone,
      network: channel.network,
      channel: channel.deletedAt === null ? channel.status : 'removed',
      campaign: campaign.deletedAt === null && company.deletedAt === null ? campaign.status : 'removed',
      isClosing: due.closingAt !== null,
      latePolicy: company.latePolicy,
      cited: version.cited,
      hasPost: hasPost(due),
      isLinked: target !== nowhere || (await findsTarget(tx, owner, publication)),
      holds: material ? citedIn(version.piece, material, language) : {},
      until: facts.flatMap(({ id, until }) => (until !== undefined && cited.includes(id) ? [until] : [])),
    },
    now,
  );
}
