import type { Consent } from '../../../../shared/leads/consents/endpoints';
import { leadConsents } from '../../../../shared/leads/consents/endpoints';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { insertConsents, listConsents } from './consents.queries';

export const consentRoutes = (deps: RecordDeps) => [
  route(leadConsents.list, ({ owner, params }) => listConsents(deps.db, owner, params.id)),
  // An act, so that followers are told. It leaves no event, because a person's decision cannot be undone by another.
  route(leadConsents.add, ({ body: { wordingVersion, ...said }, params: { id: contactId }, ...caller }) =>
    deps.recorder.act(deps.db, doing(deps, caller, 'edit', 'contact'), async (act) => {
      const [contact] = await act.lock('contact', [contactId]);
      if (!contact || contact.fields.deletedAt !== null) throw notFound();
      const row = { ...said, contactId, wordingVersion: wordingVersion ?? '', at: deps.now() };
      const [consent] = await insertConsents(act.tx, caller.owner, [row]);
      act.touch({ contact: [contactId] });
      return consent as Consent;
    }),
  ),
];
