import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { asTyped } from '../../../../shared/assistant/bilingual';
import type {
  Command,
  MissingArgument,
  Question,
  RefusalReason,
  Understanding,
  UnderstandingOutcome,
} from '../../../../shared/assistant/commands';
import { assistantLimits } from '../../../../shared/assistant/scales';
import { timeText } from '../../../platform/tools/texts';
import type { Tool } from '../../../platform/tools/tool';
import { chipsOf, type Describing, inputOf } from '../described-arguments';
import { clausesOf } from './clauses';
import type { Draft } from './commands/draft';
import { frames } from './commands/frames';
import { hasOrder, isOrder, isOrderedLater } from './commands/starts';
import { isMailToMany, isNever, refusalText } from './refusals';
import { isConditional, type Known, readSentence, unusedWords } from './sentence';

/** What the tools are and what the person may do. */
export interface Reader extends Describing {
  tools: ReadonlyMap<string, Tool>;
  /** Whether they may only read. */
  isReader: boolean;
}

/** What a sentence means, without examples and without a model. */
export type Meaning = Omit<Understanding, 'examples' | 'model'>;

function questionsOf({ questions }: Draft, tool: Tool): Question[] {
  return questions.map(({ name, options }) => ({
    name,
    label: (tool.takes[name] as { label: Bilingual }).label,
    options: options.map(({ hit, day, tool: other, args }) => ({
      text: hit ? asTyped(hit.name) : timeText(day ?? ''),
      detail: hit?.detail ?? null,
      ...(other && { tool: other }),
      args,
    })),
  }));
}

/** What must still be asked for. */
function missingOf(tool: Tool, { args, questions, needs }: Draft, reader: Reader): MissingArgument[] {
  const asked = new Set(questions.map(({ name }) => name));
  const codeOf = (ref: unknown) =>
    Object.values(reader.lists)
      .flat()
      .find((item) => item?.ref === ref)?.code;
  const further = [...needs, ...(tool.needsAlso?.(args, codeOf) ?? [])];
  return Object.entries(tool.takes)
    .filter(
      ([name, { isRequired }]) =>
        (isRequired || further.includes(name)) && args[name] === undefined && !asked.has(name),
    )
    .map(([name, argument]) => ({ name, label: argument.label, input: inputOf(argument, reader) }));
}

function commandOf(draft: Draft, tool: Tool, reader: Reader): Command {
  const missing = missingOf(tool, draft, reader);
  const questions = questionsOf(draft, tool);
  const outcome = questions.length > 0 ? 'ambiguous' : missing.length > 0 ? 'incomplete' : 'understood';
  const { effect, title, name } = tool;
  const chips = chipsOf(tool, draft.args, reader);
  return { tool: name, args: draft.args, outcome, title, effect, chips, missing, questions };
}

interface Clause {
  command: Command | undefined;
  unused: string[];
  refused: RefusalReason | undefined;
}

/** An order, or an amount that would be left out, is not answered by a list. */
const isNoQuestion = ({ sentence }: Draft): boolean =>
  isOrder(sentence) ||
  isOrderedLater(sentence) ||
  sentence.moneys.some(({ from, isMarked }) => isMarked && !sentence.used.has(from));

/** The first command that a clause may mean. */
function readClause(text: string, known: Known, reader: Reader): Clause {
  const sentence = readSentence(text, known);
  if (isNever(sentence)) return { command: undefined, unused: [], refused: 'never' };
  if (isMailToMany(sentence)) return { command: undefined, unused: [], refused: 'campaign' };
  for (const frame of frames) {
    const draft = frame(sentence);
    const tool = draft && reader.tools.get(draft.tool);
    if (!draft || !tool) continue;
    const command = commandOf(draft, tool, reader);
    if (command.effect === 'read' && isNoQuestion(draft)) break;
    const refused = isConditional(draft.sentence)
      ? 'condition'
      : reader.isReader && command.effect !== 'read'
        ? 'role'
        : undefined;
    return { command, unused: unusedWords(draft.sentence), refused };
  }
  const refused = hasOrder(sentence) && isConditional(sentence) ? 'condition' : undefined;
  return { command: undefined, unused: unusedWords(sentence), refused };
}

const outcomeOf = (commands: readonly Command[]): UnderstandingOutcome =>
  commands.length === 0
    ? 'unknown'
    : (commands.find(({ outcome }) => outcome !== 'understood')?.outcome ?? 'understood');

/** Reads a sentence of up to three commands. Pure: what is known of the account is given. */
export function understand(text: string, known: Known, reader: Reader): Meaning {
  const texts = clausesOf(text);
  const clauses = texts.slice(0, assistantLimits.commands).map((each) => readClause(each, known, reader));
  const isWhole = clauses.every(({ command }) => command !== undefined);
  const commands = isWhole ? clauses.flatMap(({ command }) => command ?? []) : [];
  const reason =
    texts.length > assistantLimits.commands ? 'many' : clauses.find(({ refused }) => refused)?.refused;
  return {
    outcome: outcomeOf(commands),
    commands,
    unused: clauses.flatMap(({ unused }) => unused),
    refusal: reason ? { reason, ...refusalText(reason) } : null,
  };
}
