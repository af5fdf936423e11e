import { leadErasing, type Erasure } from '../../../../shared/leads/erasing/endpoints';
import { erasingMessages } from '../../../../shared/leads/erasing/messages';
import type { User } from '../../../../shared/auth/tables';
import type { Owner } from '../../../platform/database/rows/owner';
import { invalid } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { erasePerson, personOf } from './erase-person';

/** Normalises a name to what a keyboard types, without special spaces or decomposed accents. */
const asTyped = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

class Looked extends Error {
  constructor(readonly erasure: Erasure) {
    super();
  }
}

type Caller = { owner: Owner; user: User };

/** Erases a person. For a preview, and when `check` throws, the transaction is rolled back. */
const erasing = (
  deps: RecordDeps,
  caller: Caller,
  id: number,
  check: (name: string) => void,
  looks: boolean,
) =>
  deps.recorder.act(deps.db, doing(deps, caller, 'erase', 'contact'), async (act) => {
    const person = await personOf(act, id);
    check(person.name);
    const erasure = await erasePerson(act, person, deps);
    if (looks) throw new Looked(erasure);
    return erasure;
  });

export const erasingRoutes = (deps: RecordDeps) => [
  route(leadErasing.outlook, ({ params, ...caller }) =>
    erasing(deps, caller, params.id, () => {}, true).catch((error: unknown) => {
      if (error instanceof Looked) return error.erasure;
      throw error;
    }),
  ),
  route(leadErasing.erase, ({ params, body, ...caller }) => {
    const check = (name: string) => {
      if (asTyped(body.name) !== asTyped(name)) throw invalid({ name: erasingMessages['name.differs'] });
    };
    return erasing(deps, caller, params.id, check, false);
  }),
];
