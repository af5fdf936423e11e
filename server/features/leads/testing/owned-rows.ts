import type { Entity, Written } from '../../../../shared/acts/entities';
import type { Doing } from '../../../platform/acts/act';
import type { OwnedRows } from '../../../testing/owned-rows';
import { insertImport } from '../../../platform/imports/imports.queries';
import { insertView } from '../../../platform/views/views.queries';
import { person } from '../../../platform/acts/record-deps';
import { leadsRecorder } from '../recording/leads-recorder';
import { insertMail } from '../mails/mails.queries';
import { listStages } from '../opportunities/stages.queries';

/** A file of contacts that was uploaded. */
const anImport = (userId: number) => ({
  userId,
  feature: 'leads',
  entity: 'contact',
  fileName: 'people.csv',
  format: 'csv' as const,
  encoding: 'utf-8',
  delimiter: ',',
  rowCount: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** One record of each kind, linked to each other, with the stages, a tag, an own field and an import of the account. */
export const ownedRows: OwnedRows = async ({ db }, user) => {
  const owner = user.owner;
  const stages = await listStages(db, owner, 'en');
  const doing: Doing = { owner, actor: person(user), kind: 'create', entity: 'company', at: new Date() };
  const view = await insertView(
    db,
    { owner, member: user.id, mayShare: true, feature: 'leads' },
    { list: 'contacts', name: 'In Vic', query: '' },
  );
  return leadsRecorder.act(db, doing, async (act) => {
    const made = async <Of extends Entity>(entity: Of, fields: Written<Of>) => {
      const [id] = await act.create(entity, [{ fields }]);
      return { id: id as number };
    };
    const company = await made('company', { name: 'Forn Vell' });
    const contact = await made('contact', { firstName: 'Ana', companyId: company.id });
    const about = { companyId: company.id };
    const stageId = stages[0]?.id;
    const opportunity = await made('opportunity', { title: 'Web', stageId, currency: 'EUR', ...about });
    const at = '2026-01-02T10:00:00Z';
    const said = { type: 'call', subject: 'Hello', occurredAt: at, ...about } as const;
    const communication = await made('communication', said);
    const task = await made('task', { title: 'Call', ...about });
    const marks = [
      await made('tag', { name: 'VIP' }),
      await made('field', { entity: 'contact', kind: 'text', label: 'Origin' }),
    ];
    const merge = await made('merge', {
      entity: 'contact',
      keptId: contact.id,
      mergedIds: [],
      act: act.doing.act,
    });
    const records = [company, contact, opportunity, communication, task, merge];
    const mail = await insertMail(act.tx, {
      userId: owner,
      contactId: contact.id,
      key: 'a',
      mail: `owned-${user.id}`,
      address: 'ana@example.org',
      subject: 'Hello',
      body: 'Hello',
      state: 'refused',
      createdAt: new Date(),
      sendsAt: new Date(),
    });
    const upload = { id: await insertImport(act.tx, anImport(owner)) };
    return [{ id: act.doing.act }, view, ...stages, ...marks, ...records, mail, upload];
  });
};
