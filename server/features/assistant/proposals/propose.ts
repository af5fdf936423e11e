import type { ToolCall } from '../../../../shared/assistant/commands';
import { assistantMessages } from '../../../../shared/assistant/messages';
import type { Proposal } from '../../../../shared/assistant/proposals';
import { assistantLimits, proposalLimits } from '../../../../shared/assistant/scales';
import type { StoredProposal } from '../../../../shared/assistant/tables';
import { say } from '../../../../shared/message';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../platform/http/errors';
import type { AskedBy, Invoke } from '../../../platform/tools/invoke';
import type { WritingTool } from '../../../platform/tools/tool';
import { describedCall, toolNamed } from '../described-call';
import { type Reads, readsOf, type Toolbox } from '../tool-use';
import { insertProposal, type Whose } from './proposals.queries';

/** What proposals are made and carried out with. */
export interface ProposalDeps {
  db: Db;
  now: () => Date;
  invoke: Invoke;
  toolbox: Toolbox;
}

/** Who asks, and in whose account. */
export interface Calling extends AskedBy {
  owner: Owner;
}

export const whoseOf = ({ owner, user }: Calling): Whose => ({ owner, member: user.id });

const minute = 60_000;

/** A tool that changes something; throws 400 for one that reads, and for another name. */
export function writingTool(toolbox: Toolbox, name: string): WritingTool {
  const tool = toolNamed(toolbox, name);
  if (tool.effect === 'read') throw invalid({ tool: assistantMessages['tool.reads'] });
  return tool;
}

/** A stored proposal as its person sees it. */
export async function shownProposal(
  { toolbox, now }: Pick<ProposalDeps, 'toolbox' | 'now'>,
  reads: Reads,
  row: StoredProposal,
): Promise<Proposal> {
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

/** Prepares a change; nothing changes before the person confirms it. */
export async function propose(
  deps: ProposalDeps,
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
  return shownProposal(deps, reads, row);
}
