import type { MemberAccount } from '../../../../shared/auth/member-account';
import type { Language } from '../../../../shared/languages';
import { leadBoard, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { opportunityMessages } from '../../../../shared/leads/opportunities/messages';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { transact } from '../../../platform/database/transact';
import { conflict } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { lockAlone } from '../../../platform/accounts/accounts.queries';
import { actAlone } from '../act-alone';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { findSettings } from '../settings.queries';
import { firstCards, sumStages } from './board.queries';
import { readBy } from './demo-stages';
import { enteringStage } from './enter-stage';
import { cardQueries } from './opportunities.queries';
import {
  deleteStage,
  followStages,
  insertStage,
  listIdsInStage,
  listStages,
  ownedStage,
  updateStage,
} from './stages.queries';

interface Reader {
  owner: Owner;
  account: MemberAccount;
  language: Language;
}

/** Cards take their chances and their order from the stages, so no card is written while a stage is. */
const alone = <Result>({ db }: RecordDeps, owner: Owner, work: (tx: Db) => Promise<Result>) =>
  transact(db, async (tx) => {
    await lockAlone(tx, owner);
    return work(tx);
  });

/** The stages of an account as a person reads them. */
async function shownStages({ db }: Pick<RecordDeps, 'db'>, { owner, account, language }: Reader) {
  const stages = await listStages(db, owner, language);
  return account.isDemo ? readBy(stages, language) : stages;
}

export const stageRoutes = (deps: RecordDeps) => [
  route(leadStages.list, (reader) => shownStages(deps, reader)),
  route(leadStages.create, ({ owner, body, language }) =>
    alone(deps, owner, async (tx) => {
      // An account that has none yet begins with all of the first ones.
      await listStages(tx, owner, language);
      const stage = await insertStage(tx, owner, body);
      await followStages(tx, owner);
      return stage;
    }),
  ),
  route(leadStages.update, ({ owner, params, body }) =>
    alone(deps, owner, async (tx) => {
      const stage = await updateStage(tx, owner, params.stageId, body);
      await followStages(tx, owner);
      return stage;
    }),
  ),
  route(leadStages.order, ({ owner, body, language }) =>
    alone(deps, owner, async (tx) => {
      for (const id of body.ids) await ownedStage(tx, owner, id);
      const stages = await listStages(tx, owner, language);
      const open = stages.filter(({ outcome }) => outcome === 'open').map(({ id }) => id);
      const closed = stages.filter(({ outcome }) => outcome !== 'open').map(({ id }) => id);
      // Stages that the caller did not know yet stay behind those that it names.
      const wanted = body.ids.filter((id) => open.includes(id));
      const order = new Set([...wanted, ...open, ...closed]);
      for (const [place, id] of [...order].entries()) await updateStage(tx, owner, id, { place });
      await followStages(tx, owner);
      return listStages(tx, owner, language);
    }),
  ),
  removeStage(deps),
];

const removeStage = (deps: RecordDeps) =>
  route(leadStages.remove, async ({ params: { stageId }, body: { moveTo }, ...caller }) => {
    const { owner } = caller;
    await actAlone(deps, doing(deps, caller, 'move', 'opportunity'), async (act) => {
      const stage = await ownedStage(act.tx, owner, stageId);
      if (stage.outcome !== 'open') throw conflict(opportunityMessages['stage.fixed']);
      const open = await listStages(act.tx, owner, 'en');
      if (open.filter(({ outcome }) => outcome === 'open').length < 2)
        throw conflict(opportunityMessages['stage.last']);
      const ids = await listIdsInStage(act.tx, owner, stageId);
      if (ids.length > 0) {
        if (moveTo === null || moveTo === stageId) throw conflict(opportunityMessages['stage.taken']);
        const next = await ownedStage(act.tx, owner, moveTo);
        const records = await act.lock('opportunity', ids);
        const changes = records.map(({ id, fields }) => ({
          id,
          fields: enteringStage(fields, {}, next, act.doing.at),
        }));
        await act.reset('opportunity', changes);
      }
      await deleteStage(act.tx, owner, stageId);
    });
    return null;
  });

export const boardRoutes = ({ db }: RecordDeps) => [
  route(leadBoard.read, async ({ owner, account, query, language }) => {
    const stages = await shownStages({ db }, { owner, account, language });
    const cardsOf = await firstCards(db, owner, query);
    const columns = stages.map(async (stage) => ({ stage, cards: await cardsOf(stage.id) }));
    return { columns: await Promise.all(columns) };
  }),
  route(leadBoard.sums, async ({ owner, query }) => {
    const { currency } = await findSettings(db, owner);
    return { currency, stages: await sumStages(db, owner, currency, query) };
  }),
  route(leadBoard.cards, async ({ owner, params: { stageId }, query }) => {
    const page = await cardQueries.list(db, owner, { ...query, stage: stageId, sort: 'position' });
    if (page.rows.length === 0) await ownedStage(db, owner, stageId);
    return page;
  }),
];
