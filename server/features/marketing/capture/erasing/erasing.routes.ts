import type { User } from '../../../../../shared/auth/tables';
import {
  type LeadErasure,
  marketingLeadsApi as api,
} from '../../../../../shared/marketing/capture/leads/endpoints';
import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import { addToAct } from '../../../../platform/acts/acts.queries';
import { doing, type RecordDeps } from '../../../../platform/acts/record-deps';
import type { Owner } from '../../../../platform/database/rows/owner';
import { invalid, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { eraseLeads, leadErased } from './erase-leads';
import { lockLead } from '../leads/lead-states.queries';

/** Normalises a name for comparison with typed input: composed accents, single spaces, lower case. */
const asTyped = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Thrown to roll back the transaction of a preview; carries its result. */
class Looked extends Error {
  constructor(readonly erasure: LeadErasure) {
    super();
  }
}

interface Asked {
  id: number;
  /** Undefined for a preview. */
  typed: string | undefined;
}

const erasing = (deps: RecordDeps, caller: { owner: Owner; user: User }, { id, typed }: Asked) =>
  deps.recorder.act(deps.db, doing(deps, caller, 'erase', 'marketingLead'), async (act) => {
    const { tx, doing: done } = act;
    const { owner, actor, at } = done;
    const lead = await lockLead(tx, owner, id);
    if (!lead || lead.deletedAt !== null) throw notFound();
    const name = lead.contactEmail ?? lead.contactName ?? lead.companyName ?? String(id);
    if (typed !== undefined && asTyped(typed) !== asTyped(name)) {
      throw invalid({ typed: captureMessages['typed.differs'] });
    }
    const emails = lead.contactEmail ? [lead.contactEmail] : [];
    const counts = { ...(await eraseLeads(tx, owner, { leads: [lead], emails }, at)), contacts: 0 };
    const cleared = (contacts: number) => void (counts.contacts += contacts);
    await deps.announce(tx, leadErased, { owner, actor, emails, cleared });
    await addToAct(tx, done.act, 1);
    if (typed === undefined) throw new Looked({ name, counts });
    return { name, counts };
  });

export const leadErasingRoutes = (deps: RecordDeps): Route[] => [
  route(api.outlook, ({ params: { id }, ...caller }) =>
    erasing(deps, caller, { id, typed: undefined }).catch((error: unknown) => {
      if (error instanceof Looked) return error.erasure;
      throw error;
    }),
  ),
  route(api.erase, ({ params: { id }, body, ...caller }) => erasing(deps, caller, { id, typed: body.typed })),
];
