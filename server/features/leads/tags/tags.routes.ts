import type { User } from '../../../../shared/auth/tables';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import { leadMessages } from '../../../../shared/leads/messages';
import type { Act } from '../../../platform/acts/act';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { conflict } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { actAlone } from '../act-alone';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { countTags, listTags, ownedTag } from './tags.queries';

const taken = () => conflict(leadMessages['tag.taken'], { fields: { name: leadMessages['tag.taken'] } });

export const tagRoutes = (deps: RecordDeps) => {
  const { db } = deps;

  /** Writes a tag in an act of the caller, and answers it as it is then; a name that another has is a 409. */
  const save = (
    caller: { owner: Owner; user: User },
    kind: string,
    write: (act: Act) => Promise<{ id: number; wrote: boolean }>,
  ) =>
    onBroken(
      { crm_tags_name: taken },
      actAlone(deps, doing(deps, caller, kind, 'tag'), async (act) => {
        const { id, wrote } = await write(act);
        return { ...(await ownedTag(act.tx, caller.owner, id)), act: wrote ? act.doing.act : null };
      }),
    );

  return [
    route(leadTags.counts, ({ owner }) => countTags(db, owner)),
    route(leadTags.list, ({ owner }) => listTags(db, owner)),
    route(leadTags.create, ({ body, ...caller }) =>
      save(caller, 'create', async (act) => {
        const [id] = await act.create('tag', [{ fields: body }]);
        return { id: id as number, wrote: true };
      }),
    ),
    route(leadTags.update, ({ body, params: { tagId: id }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        await ownedTag(act.tx, caller.owner, id);
        const changed = await act.change('tag', [{ id, fields: body }]);
        return { id, wrote: changed.length > 0 };
      }),
    ),
    route(leadTags.remove, ({ params: { tagId: id }, ...caller }) =>
      actAlone(deps, doing(deps, caller, 'delete', 'tag'), async (act) => {
        await ownedTag(act.tx, caller.owner, id);
        const { length: count } = await act.remove('tag', [id]);
        return { act: act.doing.act, count };
      }),
    ),
  ];
};
