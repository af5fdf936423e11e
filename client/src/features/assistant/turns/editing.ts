import type { QueryClient } from '@tanstack/react-query';
import type { ArgumentValue } from '@shared/assistant/commands';
import type { ChoiceOption, Question } from '../wire';
import { type StepPlace, setStep, stepAt } from './kept';
import { send } from './sending';
import { askedOf, lacks, withArguments } from './steps';

/** Keeps what is typed into a field that is asked for. */
export function draft(at: StepPlace, name: string, value: ArgumentValue): void {
  const progress = stepAt(at)?.progress;
  if (progress?.at !== 'asking') return;
  const { [name]: _mended, ...errors } = progress.errors;
  setStep(at, { progress: { ...progress, draft: { ...progress.draft, [name]: value }, errors } });
}

const isEmpty = (value: ArgumentValue | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Sends a step with what was asked for; `missing` and `unreadable` say what is wrong with a field. */
export async function complete(
  client: QueryClient,
  at: StepPlace,
  says: { missing: string; unreadable: string },
): Promise<void> {
  const step = stepAt(at);
  if (step?.progress.at !== 'asking') return;
  const { command, progress } = step;
  const values = { ...command.args, ...progress.draft };
  const errors = askedOf(step).flatMap(({ name }) => {
    if (isEmpty(values[name])) return [[name, says.missing]];
    return Number.isNaN(values[name]) ? [[name, says.unreadable]] : [];
  });
  if (errors.length > 0) {
    setStep(at, { progress: { ...progress, errors: { ...progress.errors, ...Object.fromEntries(errors) } } });
  } else await send(client, at, { ...withArguments(command, progress.draft), missing: [] });
}

/** Answers a question, and sends the step once nothing else is missing. */
export async function choose(
  client: QueryClient,
  at: StepPlace,
  question: Question,
  option: ChoiceOption,
): Promise<void> {
  const step = stepAt(at);
  if (!step) return;
  const command = {
    ...withArguments(step.command, option.args),
    tool: option.tool ?? step.command.tool,
    missing: step.command.missing.filter(({ name }) => !(name in option.args)),
    questions: step.command.questions.filter((each) => each !== question),
  };
  if (lacks(command)) setStep(at, { command });
  else await send(client, at, command);
}

/** Changes an argument that was understood, or leaves it out, and sends the step anew. A question has no empty ones. */
export async function change(
  client: QueryClient,
  at: StepPlace,
  name: string,
  value: ArgumentValue | undefined,
): Promise<void> {
  const step = stepAt(at);
  if (!step) return;
  const isOut = value === undefined || (step.command.effect === 'read' && isEmpty(value));
  await send(client, at, withArguments(step.command, { [name]: isOut ? undefined : value }));
}
