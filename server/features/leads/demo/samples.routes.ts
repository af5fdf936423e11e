import { leadSamples } from '../../../../shared/leads/demo/endpoints';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { sampleMessages } from '../../../../shared/leads/demo/messages';
import { conflict } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { listStages } from '../opportunities/stages.queries';
import { type RecordDeps, person } from '../../../platform/acts/record-deps';
import { findSamplesAct, hasContact, samplesKind } from './demo.queries';

export const sampleRoutes = ({ db, recorder, now }: RecordDeps) => [
  route(leadSamples.shown, async ({ owner }) => ({ act: await findSamplesAct(db, owner) })),
  route(leadSamples.load, ({ owner, user, address, language }) =>
    db.transaction(async (tx) => {
      // So that samples are loaded once.
      await lockAccount(tx, owner);
      if (await hasContact(tx, owner)) throw conflict(sampleMessages['samples.taken']);
      await listStages(tx, owner, language);
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'samplesLoaded' });
      const { seedSamples } = await import('./seed-samples');
      return seedSamples(
        recorder,
        tx,
        { owner, actor: person(user), kind: samplesKind, at: now() },
        language,
      );
    }),
  ),
];
