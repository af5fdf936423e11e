import { isDeepStrictEqual } from 'node:util';
import { assistantMessages } from '../../../../shared/assistant/messages';
import type { Proposal } from '../../../../shared/assistant/proposals';
import type { ToolCall } from '../../../../shared/assistant/commands';
import { assistantApi, proposalsApi } from '../../../../shared/assistant/endpoints';
import { assistantLimits, proposalLimits } from '../../../../shared/assistant/scales';
import type { StoredProposal } from '../../../../shared/assistant/tables';
import { say } from '../../../../shared/message';
import { StaleRow } from '../../../platform/database/rows/stale';
import type { Owner } from '../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../platform/feature';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import type { AskedBy } from '../../../platform/tools/invoke';
import { isRefusal, type ToolPreview, type WritingTool } from '../../../platform/tools/tool';
import { describedCall, toolNamed } from '../described-call';
import { assistantCalls } from '../limits';
import { type Reads, readsOf, type Toolbox } from '../tool-use';
import {
  closeProposal,
  findProposal,
  insertProposal,
  listOpenProposals,
  settleProposal,
  type Whose,
} from './proposals.queries';

type Deps = FeatureDeps & { toolbox: Toolbox };

interface Calling extends AskedBy {
  owner: Owner;
}

const whoseOf = ({ owner, user }: Calling): Whose => ({ owner, member: user.id });

const minute = 60_000;

/** A UUID; anything else is nobody's proposal. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function writingTool(toolbox: Toolbox, name: string): WritingTool {
  const tool = toolNamed(toolbox, name);
  if (tool.effect === 'read') throw invalid({ tool: assistantMessages['tool.reads'] });
  return tool;
}

/** A stored proposal as its person sees it. */
async function shown({ toolbox, now }: Deps, reads: Reads, row: StoredProposal): Promise<Proposal> {
  const { id, state, effect, preview, done, result, createdAt, expiresAt } = row;
  const described = await describedCall(reads, toolNamed(toolbox, row.tool), row.args);
  const isOver = state === 'open' && expiresAt <= now();
  return {
    ...described,
    ...preview,
    id,
    effect,
    state: isOver ? 'expired' : state,
    done,
    result,
    createdAt,
    expiresAt,
  };
}

async function propose(
  deps: Deps,
  calling: Calling,
  { tool: name, args: given }: ToolCall,
): Promise<Proposal> {
  const { db, now, toolbox } = deps;
  const tool = writingTool(toolbox, name);
  const reads = readsOf(deps, toolbox, calling);
  const { args } = await describedCall(reads, tool, given);
  const { seen, ...preview } = await tool.preview(args, reads);
  if (preview.total > assistantLimits.records) {
    throw conflict(say(assistantMessages['records.many'], { max: assistantLimits.records }));
  }
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + proposalLimits.minutes * minute);
  const row = await insertProposal(db, whoseOf(calling), {
    tool: name,
    args,
    effect: tool.effect,
    seen,
    preview,
    createdAt,
    expiresAt,
  });
  return shown(deps, reads, row);
}

async function owned({ db }: Deps, calling: Calling, id: string): Promise<StoredProposal> {
  const row = isId(id) ? await findProposal(db, whoseOf(calling), id) : undefined;
  if (!row) throw notFound();
  return row;
}

async function over(deps: Deps, calling: Calling, id: string): Promise<never> {
  const row = await owned(deps, calling, id);
  const current = await shown(deps, readsOf(deps, deps.toolbox, calling), row);
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
async function stale(deps: Deps, calling: Calling, row: StoredProposal): Promise<never> {
  await settleProposal(deps.db, whoseOf(calling), row.id, { state: 'stale' });
  const current = await propose(deps, calling, row).catch(() => null);
  throw conflict(assistantMessages['proposal.stale'], { code: 'proposal.stale', current });
}

async function confirm(deps: Deps, calling: Calling, id: string): Promise<Proposal> {
  const { db, now, toolbox } = deps;
  const whose = whoseOf(calling);
  const row = await owned(deps, calling, id);
  const tool = writingTool(toolbox, row.tool);
  const reads = readsOf(deps, toolbox, calling);
  if (row.state !== 'open' || row.expiresAt <= now()) return over(deps, calling, id);
  const preview = await previewNow(tool, row, reads);
  if (!preview || !isDeepStrictEqual(preview.seen, row.seen)) return stale(deps, calling, row);
  // Of two confirmations at once one gets it.
  if (!(await closeProposal(db, whose, id, 'confirmed', now()))) return over(deps, calling, id);
  try {
    const became = await tool.does(row.args, reads, row.seen);
    return await shown(deps, reads, await settleProposal(db, whose, id, became));
  } catch (error) {
    if (error instanceof StaleRow) return stale(deps, calling, row);
    await settleProposal(db, whose, id, { state: 'open' });
    throw error;
  }
}

export function proposalRoutes(given: FeatureDeps, toolbox: Toolbox) {
  const deps = { ...given, toolbox };
  const { db, now, limits } = deps;
  return [
    route(assistantApi.propose, async (call) => {
      await limits.count(assistantCalls, String(call.user.id));
      return propose(deps, call, call.body);
    }),
    route(proposalsApi.list, async (call) => {
      const rows = await listOpenProposals(db, whoseOf(call), now());
      const reads = readsOf(deps, toolbox, call);
      return Promise.all(rows.map((row) => shown(deps, reads, row)));
    }),
    route(proposalsApi.read, async (call) =>
      shown(deps, readsOf(deps, toolbox, call), await owned(deps, call, call.params.proposal)),
    ),
    route(proposalsApi.confirm, (call) => confirm(deps, call, call.params.proposal)),
    route(proposalsApi.cancel, async (call) => {
      const { id } = await owned(deps, call, call.params.proposal);
      const row = await closeProposal(db, whoseOf(call), id, 'cancelled', now());
      return row ? shown(deps, readsOf(deps, toolbox, call), row) : over(deps, call, id);
    }),
  ];
}
