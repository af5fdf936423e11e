import { isDeepStrictEqual } from 'node:util';
import { assistantMessages } from '../../../../shared/assistant/messages';
import type { Proposal } from '../../../../shared/assistant/proposals';
import type { StoredProposal } from '../../../../shared/assistant/tables';
import { StaleRow } from '../../../platform/database/rows/stale';
import { conflict, notFound } from '../../../platform/http/errors';
import { isRefusal, type ToolDone, type ToolPreview, type WritingTool } from '../../../platform/tools/tool';
import { type Reads, readsOf } from '../tool-use';
import { type Calling, propose, type ProposalDeps, shownProposal, whoseOf, writingTool } from './propose';
import { closeProposal, findProposal, settleProposal } from './proposals.queries';
import { doneByAct, notedLater } from './what-became';

/** A UUID; anything else is nobody's proposal. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A proposal of the person; throws 404 for any other. */
export async function ownedProposal(
  { db }: ProposalDeps,
  calling: Calling,
  id: string,
): Promise<StoredProposal> {
  const row = isId(id) ? await findProposal(db, whoseOf(calling), id) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Reads a proposal, with what became of it. */
export async function readProposal(deps: ProposalDeps, calling: Calling, id: string): Promise<Proposal> {
  const row = await ownedProposal(deps, calling, id);
  const noted = await notedLater(deps, whoseOf(calling), row);
  return shownProposal(deps, readsOf(deps, deps.toolbox, calling), noted ?? row);
}

/** Says that a proposal is no longer open, with what became of it. */
export async function over(deps: ProposalDeps, calling: Calling, id: string): Promise<never> {
  const current = await readProposal(deps, calling, id);
  throw conflict(assistantMessages['proposal.over'], { code: 'proposal.over', current });
}

/** What it would do now; undefined where a row has changed so that it no longer can. */
async function previewNow(
  tool: WritingTool,
  row: StoredProposal,
  reads: Reads,
): Promise<ToolPreview | undefined> {
  try {
    return await tool.preview(row.args, reads);
  } catch (error) {
    if ([404, 409].some((status) => isRefusal(error, status))) return undefined;
    throw error;
  }
}

/** Says that a row has changed, with what it would do now. */
async function stale(deps: ProposalDeps, calling: Calling, row: StoredProposal): Promise<never> {
  await settleProposal(deps.db, whoseOf(calling), row.id, { state: 'stale' });
  const current = await propose(deps, calling, row).catch(() => null);
  throw conflict(assistantMessages['proposal.stale'], { code: 'proposal.stale', current });
}

/** Does it. What failed may be confirmed again, unless its act is there: then it was done, and only its answer failed. */
async function carryOut(
  deps: ProposalDeps,
  calling: Calling,
  { tool, row, reads }: { tool: WritingTool; row: StoredProposal; reads: Reads },
): Promise<ToolDone> {
  const whose = whoseOf(calling);
  try {
    return await tool.does(row.args, reads, row.seen);
  } catch (error) {
    const done = await doneByAct(deps, whose, tool, row);
    if (done) return done;
    if (error instanceof StaleRow) return stale(deps, calling, row);
    await settleProposal(deps.db, whose, row.id, { state: 'open' });
    throw error;
  }
}

/** Carries out a proposal, once: its act names it, and no second one can. */
export async function confirmProposal(deps: ProposalDeps, calling: Calling, id: string): Promise<Proposal> {
  const { db, now, toolbox } = deps;
  const whose = whoseOf(calling);
  const row = await ownedProposal(deps, calling, id);
  const tool = writingTool(toolbox, row.tool);
  const reads = readsOf(deps, toolbox, { ...calling, request: row.id });
  const noted = await notedLater(deps, whose, row);
  if (noted) return shownProposal(deps, reads, noted);
  if (row.state !== 'open' || row.expiresAt <= now()) return over(deps, calling, id);
  const preview = await previewNow(tool, row, reads);
  if (!preview || !isDeepStrictEqual(preview.seen, row.seen)) return stale(deps, calling, row);
  // Of two confirmations at once one gets it.
  if (!(await closeProposal(db, whose, id, 'confirmed', now()))) return over(deps, calling, id);
  const became = await carryOut(deps, calling, { tool, row, reads });
  return shownProposal(deps, reads, await settleProposal(db, whose, id, became));
}
