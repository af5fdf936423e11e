import type { Portal } from '../../../../shared/addresses/portals';
import type { Understanding } from '../../../../shared/assistant/commands';
import { assistantApi } from '../../../../shared/assistant/endpoints';
import { assistantMessages } from '../../../../shared/assistant/messages';
import { type RefKind, refKinds } from '../../../../shared/assistant/refs';
import { answerLimits, assistantLimits } from '../../../../shared/assistant/scales';
import { say } from '../../../../shared/message';
import type { Owner } from '../../../platform/database/rows/owner';
import type { FeatureDeps } from '../../../platform/feature';
import type { AskedBy } from '../../../platform/tools/invoke';
import { AppError, invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { describedCall, toolNamed } from '../described-call';
import { understand } from '../grammar/understand';
import { assistantCalls } from '../limits';
import { findNames, readsOf, type Toolbox } from '../tool-use';
import { examplesFor } from './examples';
import { knownFor } from './known';
import { wordsOf } from '../grammar/names';

const tooLong = () =>
  new AppError(400, say(assistantMessages['words.long'], { max: assistantLimits.words }), {
    code: 'words.long',
  });

type Parsing = Call & { body: { text: string; portal?: Portal | undefined; about: string[] } };

type Call = AskedBy & { owner: Owner };

async function parse(deps: FeatureDeps, toolbox: Toolbox, call: Parsing): Promise<Understanding> {
  const { text } = call.body;
  if (text.length > assistantLimits.words) throw tooLong();
  const reads = readsOf(deps, toolbox, call);
  const known = await knownFor({ db: deps.db, owner: call.owner, toolbox, reads }, call.body);
  const names = new Map<string, string>(known.names.map(({ ref, name }) => [ref, name]));
  const meaning = understand(text, known, {
    tools: toolbox.tools,
    isReader: call.account.role === 'reader',
    currency: await reads.currency(),
    lists: known.lists,
    nameOf: (ref) => names.get(ref),
  });
  const isClear = meaning.commands.length > 0 && meaning.refusal === null;
  return { ...meaning, examples: isClear ? [] : await examplesFor(reads, toolbox, text, known) };
}

export const assistantRoutes = (deps: FeatureDeps, toolbox: Toolbox) => {
  const { db, limits } = deps;
  return [
    route(assistantApi.parse, async (call) => {
      await limits.count(assistantCalls, String(call.user.id));
      return parse(deps, toolbox, call);
    }),
    route(assistantApi.answer, async (call) => {
      await limits.count(assistantCalls, String(call.user.id));
      const tool = toolNamed(toolbox, call.body.tool);
      if (tool.effect !== 'read') throw invalid({ tool: assistantMessages['tool.writes'] });
      const reads = readsOf(deps, toolbox, call);
      const described = await describedCall(reads, tool, call.body.args);
      return { ...described, ...(await tool.answer(described.args, reads)) };
    }),
    route(assistantApi.records, async ({ owner, query: { q, of: asked } }) => {
      const of = asked.split(',').filter((kind): kind is RefKind => refKinds.some((one) => one === kind));
      const found = await findNames(toolbox, db, owner, { words: wordsOf(q).slice(0, 6), pieces: [], of });
      return found.slice(0, answerLimits.options).map(({ ref, name, detail }) => ({ ref, name, detail }));
    }),
  ];
};
