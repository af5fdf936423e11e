import { randomUUID } from 'node:crypto';
import type { User } from '../../../../shared/auth/tables';
import { leadFields, type OwnField } from '../../../../shared/leads/fields/endpoints';
import { folded } from '../../../../shared/plain-text';
import { fieldMessages } from '../../../../shared/leads/fields/messages';
import { mostFields } from '../../../../shared/leads/fields/scales';
import { say } from '../../../../shared/message';
import type { Act } from '../../../platform/acts/act';
import type { Owner } from '../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../platform/http/errors';
import { type Route, route } from '../../../platform/http/route';
import { actAlone } from '../act-alone';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { findSettings } from '../settings.queries';
import { fieldsOf, findUse, listFields, ownedField } from './own-fields.queries';

type Choices = { id?: string | undefined; label: string }[];

/** Choices keep their ids; new ones get an id that was never used. */
const withIds = (choices: Choices, field?: OwnField) =>
  choices.map(({ id, label }) => ({
    id: field?.choices.find((known) => known.id === id)?.id ?? randomUUID(),
    label,
  }));

/** Throws 400 when another field of the entity has the name. */
function checkLabel(label: string, others: readonly OwnField[]) {
  if (others.some((other) => folded(other.label) === folded(label)))
    throw invalid({ label: fieldMessages['field.taken'] });
}

/** An act on the fields of an account; no other act writes their values meanwhile. */
const acting = (deps: RecordDeps) =>
  function run<Result>(
    caller: { owner: Owner; user: User },
    kind: string,
    work: (act: Act) => Promise<Result>,
  ): Promise<Result> {
    return actAlone(deps, doing(deps, caller, kind, 'field'), work);
  };

export const fieldRoutes = (deps: RecordDeps): Route[] => [
  route(leadFields.list, ({ owner }) => listFields(deps.db, owner)),
  route(leadFields.use, ({ owner, params }) => findUse(deps.db, owner, params.fieldId)),
  createRoute(deps),
  updateRoute(deps),
  orderRoute(deps),
  removeRoute(deps),
];

const createRoute = (deps: RecordDeps) =>
  route(leadFields.create, ({ body, ...caller }) =>
    acting(deps)(caller, 'create', async (act) => {
      const others = await fieldsOf(act.tx, caller.owner, body.entity);
      if (others.length >= mostFields) throw conflict(say(fieldMessages['field.full'], { most: mostFields }));
      checkLabel(body.label, others);
      const place = Math.max(-1, ...others.map((other) => other.place)) + 1;
      const currency = body.kind === 'money' ? (await findSettings(act.tx, caller.owner)).currency : null;
      const fields = { ...body, choices: withIds(body.choices), place, currency };
      const [id] = await act.create('field', [{ fields }]);
      return { ...(await ownedField(act.tx, caller.owner, id as number)), act: act.doing.act };
    }),
  );

const updateRoute = (deps: RecordDeps) =>
  route(leadFields.update, ({ body: { choices, ...rest }, params: { fieldId: id }, ...caller }) =>
    acting(deps)(caller, 'edit', async (act) => {
      const field = await ownedField(act.tx, caller.owner, id);
      const all = await fieldsOf(act.tx, caller.owner, field.entity);
      const others = all.filter((other) => other.id !== id);
      if (rest.label !== undefined) checkLabel(rest.label, others);
      if (choices?.length === 0 && field.choices.length > 0)
        throw invalid({ choices: fieldMessages['choices.missing'] });
      const fields = choices ? { ...rest, choices: withIds(choices, field) } : rest;
      const changed = await act.change('field', [{ id, fields }]);
      const row = await ownedField(act.tx, caller.owner, id);
      return { ...row, act: changed.length > 0 ? act.doing.act : null };
    }),
  );

const orderRoute = (deps: RecordDeps) =>
  route(leadFields.order, ({ body, ...caller }) =>
    acting(deps)(caller, 'edit', async (act) => {
      const known = (await fieldsOf(act.tx, caller.owner, body.entity)).map(({ id }) => id);
      // Fields that the caller did not know yet stay behind the listed ones.
      const wanted = body.ids.filter((id) => known.includes(id));
      const order = [...new Set([...wanted, ...known])];
      await act.change(
        'field',
        order.map((id, place) => ({ id, fields: { place } })),
      );
      return listFields(act.tx, caller.owner);
    }),
  );

const removeRoute = (deps: RecordDeps) =>
  route(leadFields.remove, ({ params: { fieldId: id }, ...caller }) =>
    acting(deps)(caller, 'delete', async (act) => {
      await ownedField(act.tx, caller.owner, id);
      const { length: count } = await act.remove('field', [id]);
      return { act: act.doing.act, count };
    }),
  );
