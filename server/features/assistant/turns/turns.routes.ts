import { z } from 'zod';
import { assistantApi, turnsApi } from '../../../../shared/assistant/endpoints';
import { assistantMessages } from '../../../../shared/assistant/messages';
import { turnLimits } from '../../../../shared/assistant/scales';
import type { Turn, TurnState } from '../../../../shared/assistant/turns';
import type { FeatureDeps } from '../../../platform/feature';
import { conflict, forbidden, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { modelHost } from '../../../platform/language-model/model-host';
import { findRun, updateCancelAsked, updateRun } from '../../../platform/jobs/runs.queries';
import { both } from '../../../platform/tools/texts';
import { assistantCalls } from '../limits';
import { modelFor, type Saying, understoodWords } from '../names/understood-words';
import { readProposal } from '../proposals/confirm';
import type { Calling } from '../proposals/propose';
import type { Toolbox } from '../tool-use';
import { turnsADay } from './limits';
import type { TurnOutcome } from './run-turn';
import { turnJob } from './turn-job';

const unanswered = both(
  'The language model did not answer. This is what is understood without it.',
  'El modelo de lenguaje no ha respondido. Esto es lo que se entiende sin él.',
);
const unsupported = both(
  'The language model named figures that stand in nothing it read, so its answer is not shown. This is what is understood without it.',
  'El modelo de lenguaje ha dado cifras que no están en nada de lo que ha leído, así que su respuesta no se muestra. Esto es lo que se entiende sin él.',
);

const ofMember = z.object({ member: z.int(), outcome: z.custom<TurnOutcome>().optional() });

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

const states: Record<Run['state'], TurnState> = {
  queued: 'reading',
  running: 'reading',
  done: 'silent',
  failed: 'silent',
  cancelled: 'cancelled',
};

/** Starts a turn. Its run names the member from the start, so that nobody else sees it. */
async function begin(
  deps: FeatureDeps,
  { owner, user, signIn, address, language, body }: Saying,
): Promise<{ id: number }> {
  const { db, jobs, now } = deps;
  const until = new Date(now().getTime() + turnLimits.seconds * 1_000).toISOString();
  return db.transaction(async (tx) => {
    const id = await jobs.start(tx, turnJob, owner, {
      owner,
      person: user.id,
      signIn: signIn && {
        ...signIn,
        lastSeenAt: signIn.lastSeenAt.toISOString(),
        provenAt: signIn.provenAt?.toISOString() ?? null,
      },
      address,
      language,
      words: body.text,
      about: body.about,
      until,
    });
    await updateRun(tx, id, { result: { member: user.id } }, now());
    return { id };
  });
}

/** The person's own run, and what came of it; throws 404 for any other. */
function owned(run: Run | undefined, { user }: Pick<Calling, 'user'>) {
  const read = ofMember.safeParse(run?.result);
  if (!run || run.name !== turnJob.name || !read.success || read.data.member !== user.id) throw notFound();
  return { run, outcome: read.data.outcome };
}

export function turnRoutes(given: FeatureDeps, toolbox: Toolbox) {
  const deps = { ...given, toolbox };
  const { db, limits, config, now } = given;

  async function shown(found: Run | undefined, call: Calling): Promise<Turn> {
    const { run, outcome } = owned(found, call);
    const { id, state } = run;
    const turn = { id, answer: null, proposal: null, notice: null };
    if (outcome?.kind === 'answered') return { ...turn, state: 'answered', answer: outcome.answer };
    if (outcome?.kind === 'proposed') {
      return { ...turn, state: 'proposed', proposal: await readProposal(deps, call, outcome.proposal) };
    }
    const notice = outcome?.why === 'unsupported' ? unsupported : unanswered;
    return { ...turn, state: states[state], notice: states[state] === 'silent' ? notice : null };
  }

  return [
    route(assistantApi.model, async () => ({ host: modelHost(config) })),
    route(assistantApi.turn, async (call) => {
      if (!modelFor(given, call)) throw forbidden(assistantMessages['model.off'], 'model.off');
      await limits.count(assistantCalls, String(call.user.id));
      const { model } = await understoodWords(given, toolbox, call);
      if (!model) throw conflict(assistantMessages['turn.needless']);
      await limits.count(turnsADay, String(call.owner));
      return begin(given, call);
    }),
    route(turnsApi.read, async (call) => shown(await findRun(db, call.owner, call.params.turnId), call)),
    route(turnsApi.cancel, async (call) => {
      const { run } = owned(await findRun(db, call.owner, call.params.turnId), call);
      return shown(await updateCancelAsked(db, call.owner, run.id, now()).then((asked) => asked?.run), call);
    }),
  ];
}
