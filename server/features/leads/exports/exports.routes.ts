import { contactFiles, leadExports } from '../../../../shared/leads/exports/endpoints';
import type { ExportedList } from '../../../../shared/leads/exports/headers';
import { exportNames } from '../../../../shared/leads/exports/names';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import type { Language } from '../../../../shared/languages';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { fileName } from '../../../platform/http/answers/attachment';
import { type Route, route } from '../../../platform/http/route';
import { contactQueries } from '../contacts/contacts.queries';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { exportedLists } from './exported-lists';
import { type Asked, type Exported, exportList, pagesOf } from './export-list';
import { findNames, type Names } from './linked.queries';
import { dataOf } from './person-data';
import { vcardOf } from './vcard';

interface Call {
  owner: Owner;
  language: Language;
  query: unknown;
}

const askedBy = ({ owner, query }: Call): Asked => {
  const { ids, ...searched } = query as { ids?: number[] };
  return { owner, ids, searched };
};

const dated = (name: string, now: Date, ending: string) =>
  `${fileName(name)}-${now.toISOString().slice(0, 10)}.${ending}`;

export const exportRoutes = ({ db, now }: RecordDeps): Route[] => {
  const file = (list: ExportedList, call: Call) => ({
    name: dated(exportNames[call.language][list], now(), 'csv'),
    content: exportList(db, exportedLists[list] as Exported<{ id: number }>, askedBy(call), call.language),
  });
  return [
    route(leadExports.contacts, async (call) => file('contacts', call)),
    route(leadExports.companies, async (call) => file('companies', call)),
    route(leadExports.opportunities, async (call) => file('opportunities', call)),
    route(leadExports.communications, async (call) => file('communications', call)),
    route(leadExports.tasks, async (call) => file('tasks', call)),
    route(leadExports.cards, async (call) => ({
      name: dated(exportNames[call.language].contacts, now(), 'vcf'),
      content: cards(db, askedBy(call)),
    })),
  ];
};

const cardOf = (contact: Contact, { tags }: Names) =>
  vcardOf(
    contact,
    contact.tags.flatMap((id) => tags.get(id)?.name ?? []),
  );

async function* cards(db: Db, asked: Asked) {
  const names = await findNames(db, asked.owner, 'contact');
  for await (const rows of pagesOf(db, exportedLists.contacts, asked))
    yield rows.map((row) => cardOf(row, names)).join('');
}

/** The files of one contact; their addresses end like files, so they come before that of the contact itself. */
export const contactFileRoutes = ({ db, announce }: RecordDeps): Route[] => [
  route(contactFiles.card, async ({ owner, params: { id } }) => {
    const contact = await contactQueries.read(db, owner, id);
    const content = cardOf(contact, await findNames(db, owner, 'contact'));
    return { content, name: `${fileName(contact.name ?? '') || id}.vcf` };
  }),
  route(contactFiles.data, async ({ owner, params: { id } }) => {
    const contact = await contactQueries.read(db, owner, id);
    const all = await dataOf({ db, announce }, owner, contact);
    return { content: JSON.stringify(all, null, 2), name: `${fileName(contact.name ?? '') || id}.json` };
  }),
];
