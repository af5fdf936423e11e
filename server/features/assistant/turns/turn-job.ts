import { z } from 'zod';
import { assistantApi } from '../../../../shared/assistant/endpoints';
import { turnLimits } from '../../../../shared/assistant/scales';
import type { TurnOutcome } from './run-turn';
import { languages } from '../../../../shared/languages';
import { dayOf } from '../../../../shared/list/periods';
import { type Owner, ownerOf } from '../../../platform/database/rows/owner';
import type { WorkDeps } from '../../../platform/feature';
import { callerFor } from '../../../platform/http/access';
import { AppError } from '../../../platform/http/errors';
import { defineJob } from '../../../platform/jobs/job';
import { systemClock } from '../../../platform/language-model/clock';
import { within } from '../../../platform/language-model/within';
import { checkedArguments } from '../../../platform/tools/tool';
import { toolNamed } from '../described-call';
import { modelFor } from '../names/understood-words';
import { type Calling, propose } from '../proposals/propose';
import { namesIn, readsOf, type Toolbox, toolboxOf } from '../tool-use';
import { withOwnTools } from '../tools/assistant-tools';
import { findAsker } from './asker.queries';
import { turnTransport } from './limits';
import { runTurn, type TurnActs } from './run-turn';

const moment = z.iso.datetime().transform((text) => new Date(text));

/** Who asks, from which sign-in, what, and until when. */
const turnData = z.object({
  owner: z.int().transform((userId): Owner => ownerOf({ userId })),
  person: z.int(),
  signIn: z
    .object({ id: z.int(), lastSeenAt: moment, isStrong: z.boolean(), provenAt: moment.nullable() })
    .nullable(),
  address: z.string(),
  language: z.enum(languages),
  words: z.string(),
  about: z.array(z.string()),
  until: moment,
});

export type TurnData = z.input<typeof turnData>;

/** The result of the run: whose it is, and what came of it. */
export interface TurnResult {
  member: number;
  outcome: TurnOutcome;
}

/** Asks the model, as the person who said it: with their role of that moment, and nothing that they could not do. */
export const turnJob = defineJob({
  name: 'assistantTurn',
  data: turnData,
  // It ends by itself; a turn of a process that died is over when it is taken up.
  limits: { seconds: turnLimits.seconds + 10, workers: 4, retries: { limit: 1, delay: 1 } },
  async run({ data, signal }, deps: WorkDeps) {
    const outcome = await outcomeOf(deps, data, signal);
    // Cancelled, or the server stops: then another instance asks.
    signal.throwIfAborted();
    return { result: { member: data.person, outcome } satisfies TurnResult };
  },
});

const silent = (why: 'slow' | 'refused'): TurnOutcome => ({ kind: 'silent', why });

async function outcomeOf(
  deps: WorkDeps,
  data: z.output<typeof turnData>,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const { config, outbound, now, logger } = deps;
  const left = data.until.getTime() - now().getTime();
  const calling = await callingOf(deps, data, signal);
  if (!config.llm || !calling || !modelFor(deps, calling)) return silent('refused');
  if (left <= 0) return silent('slow');
  const model = { ...config.llm, fetch: outbound.fetchFor('assistant', turnTransport) };
  const toolbox = toolboxOf(withOwnTools(deps.tools));
  const reads = readsOf(deps, toolbox, calling);
  const [lists, currency, about] = await Promise.all([
    reads.everyList(),
    reads.currency(),
    namesIn(reads, data.about),
  ]);
  const asked = { words: data.words, language: data.language, today: dayOf(reads.now), currency, about };
  const tools = [...toolbox.tools.values()].filter(
    ({ effect }) => effect === 'read' || calling.account.role !== 'reader',
  );
  const acts = actsOf({ ...deps, toolbox }, calling);
  const { outcome, used } = await within(left, systemClock, signal, (own) =>
    runTurn({ ...acts, model, asked, tools, lists, signal: own }),
  );
  const { kind, why } = { why: undefined, ...outcome };
  logger.info({ model: model.model, ...used, outcome: kind, why }, 'language model');
  return outcome;
}

/** The person as they are now; undefined when they or their membership are gone. */
async function callingOf(
  { db, now }: WorkDeps,
  { owner, person, signIn, address, language }: z.output<typeof turnData>,
  gone: AbortSignal,
): Promise<Calling | undefined> {
  const found = await findAsker(db, person);
  if (!found?.accounts.some(({ id }) => id === owner)) return undefined;
  try {
    const caller = callerFor(assistantApi.turn, { ...found, signIn }, String(owner), now());
    const { account } = caller;
    return account && { ...caller, account, owner, address, language, gone };
  } catch (error) {
    // They may no longer ask.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** What the model can have done: reads as the person would read, and proposals. */
const actsOf = (deps: WorkDeps & { toolbox: Toolbox }, calling: Calling): TurnActs => ({
  async read({ tool: name, args }) {
    const tool = toolNamed(deps.toolbox, name);
    if (tool.effect !== 'read') throw new Error(`${name} does not read`);
    return tool.answer(checkedArguments(tool, args), readsOf(deps, deps.toolbox, calling));
  },
  propose: async (call) => (await propose(deps, calling, call)).id,
});
