import type { Portal } from '../../../../shared/addresses/portals';
import type { Understanding } from '../../../../shared/assistant/commands';
import { assistantMessages } from '../../../../shared/assistant/messages';
import { assistantLimits } from '../../../../shared/assistant/scales';
import { say } from '../../../../shared/message';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { AppError } from '../../../platform/http/errors';
import { modelHost } from '../../../platform/language-model/model-host';
import type { AskedBy, Invoke } from '../../../platform/tools/invoke';
import { understand } from '../grammar/understand';
import { readsOf, type Toolbox } from '../tool-use';
import { examplesFor } from './examples';
import { knownFor } from './known';

const tooLong = () =>
  new AppError(400, say(assistantMessages['words.long'], { max: assistantLimits.words }), {
    code: 'words.long',
  });

interface Deps {
  config: Pick<Config, 'llm'>;
  db: Db;
  invoke: Invoke;
  now: () => Date;
}

/** A sentence, where it is typed, and what the page is about. */
export interface Said {
  text: string;
  portal?: Portal | undefined;
  about: string[];
}

/** A call that brings a sentence. */
export type Saying = AskedBy & { owner: Owner; body: Said };

/** Whether a model may be asked in an account, and where it is; null where none may be. */
export function modelFor({ config }: Pick<Deps, 'config'>, { account }: Pick<AskedBy, 'account'>) {
  const host = modelHost(config);
  return host !== null && account.modelAllowed ? { host } : null;
}

/** What a sentence means, without a model. Throws 400 for a long one. */
export async function understoodWords(deps: Deps, toolbox: Toolbox, call: Saying): Promise<Understanding> {
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
  const { outcome, refusal, commands } = meaning;
  const isClear = commands.length > 0 && refusal === null;
  const isOpen = refusal === null && (outcome === 'unknown' || outcome === 'incomplete');
  return {
    ...meaning,
    examples: isClear ? [] : await examplesFor(reads, toolbox, text, known),
    model: isOpen && text.trim() !== '' ? modelFor(deps, call) : null,
  };
}
