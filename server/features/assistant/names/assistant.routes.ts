import { assistantApi } from '../../../../shared/assistant/endpoints';
import { assistantMessages } from '../../../../shared/assistant/messages';
import { type RefKind, refKinds } from '../../../../shared/assistant/refs';
import { answerLimits } from '../../../../shared/assistant/scales';
import type { FeatureDeps } from '../../../platform/feature';
import { invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { describedCall, toolNamed } from '../described-call';
import { assistantCalls } from '../limits';
import { findNames, readsOf, type Toolbox } from '../tool-use';
import { wordsOf } from '../grammar/names';
import { understoodWords } from './understood-words';

export const assistantRoutes = (deps: FeatureDeps, toolbox: Toolbox) => {
  const { db, limits } = deps;
  return [
    route(assistantApi.parse, async (call) => {
      await limits.count(assistantCalls, String(call.user.id));
      return understoodWords(deps, toolbox, call);
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
      const found = await findNames(toolbox, db, owner, { words: wordsOf(q).slice(0, 6), slipped: [], of });
      return found.slice(0, answerLimits.options).map(({ ref, name, detail }) => ({ ref, name, detail }));
    }),
  ];
};
