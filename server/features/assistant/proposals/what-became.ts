import type { ProposalAct, ProposalPreview } from '../../../../shared/assistant/proposals';
import type { StoredProposal } from '../../../../shared/assistant/tables';
import { findActOf } from '../../../platform/acts/acts.queries';
import type { Db } from '../../../platform/database/database';
import type { Tool, ToolDone } from '../../../platform/tools/tool';
import type { Toolbox } from '../tool-use';
import { settleProposal, type Whose } from './proposals.queries';

interface Deps {
  db: Db;
  toolbox: Toolbox;
}

/** Where the acts of a tool are undone. */
function portalOf({ features }: Toolbox, { name }: Tool): ProposalAct['portal'] {
  const feature = features.find(({ tools }) => tools.some((tool) => tool.name === name));
  return feature?.portal === 'comerzia' ? 'marketing' : 'leads';
}

/** The record that a proposal was about, if it was one that is still there. */
function changedOf({ rows }: ProposalPreview): ToolDone['result'] {
  const [row, ...others] = rows;
  if (!row || others.length > 0 || row.does !== 'changes') return null;
  return { ref: row.ref, name: row.name, url: row.url };
}

/** What a proposal did, as the act tells that names it; undefined if there is no such act. */
export async function doneByAct(
  { db, toolbox }: Deps,
  { owner }: Whose,
  tool: Tool,
  { id, preview }: StoredProposal,
): Promise<ToolDone | undefined> {
  const act = await findActOf(db, owner, id);
  if (!act) return undefined;
  const done = tool.effect === 'undoable' ? { portal: portalOf(toolbox, tool), act } : null;
  return { done, result: changedOf(preview) };
}

/**
 * Notes what became of a proposal that was carried out although nothing was noted of it, because the server ended in
 * between; undefined if there is nothing to note.
 */
export async function notedLater(
  deps: Deps,
  whose: Whose,
  row: StoredProposal,
): Promise<StoredProposal | undefined> {
  const tool = deps.toolbox.tools.get(row.tool);
  if (!tool || row.state !== 'confirmed' || row.done || row.result) return undefined;
  const became = await doneByAct(deps, whose, tool, row);
  return became && settleProposal(deps.db, whose, row.id, became);
}
