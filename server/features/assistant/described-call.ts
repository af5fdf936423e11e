import type { ToolArguments } from '../../../shared/assistant/commands';
import { assistantMessages } from '../../../shared/assistant/messages';
import { readRef } from '../../../shared/assistant/refs';
import { invalid } from '../../platform/http/errors';
import { checkedArguments, type Tool } from '../../platform/tools/tool';
import { chipsOf, type Describing } from './described-arguments';
import { namesIn, type Reads, type Toolbox } from './tool-use';

/** The tool of a call; throws 400 for another name. */
export function toolNamed({ tools }: Pick<Toolbox, 'tools'>, name: string): Tool {
  const tool = tools.get(name);
  if (!tool) throw invalid({ tool: assistantMessages['tool.unknown'] });
  return tool;
}

/** What is needed to show the arguments of calls. */
export async function describingOf(reads: Reads, refs: readonly string[]): Promise<Describing> {
  const [currency, lists, names] = await Promise.all([
    reads.currency(),
    reads.everyList(),
    namesIn(reads, refs),
  ]);
  const known = new Map<string, string>(names.map(({ ref, name }) => [ref, name]));
  return { currency, lists, nameOf: (ref) => known.get(ref) };
}

const refsIn = (args: ToolArguments) =>
  Object.values(args).flatMap((value) => (typeof value === 'string' && readRef(value) ? [value] : []));

/** A call that was checked, as a screen shows it. */
export async function describedCall(reads: Reads, tool: Tool, given: ToolArguments) {
  const args = checkedArguments(tool, given);
  const describing = await describingOf(reads, refsIn(args));
  return { tool: tool.name, title: tool.title, args, chips: chipsOf(tool, args, describing) };
}
