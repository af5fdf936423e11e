import { expect, test } from 'vitest';
import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import { firstStages } from '../../../../../shared/leads/opportunities/scales';
import { stageNames } from '../../../../../shared/leads/opportunities/stage-names';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { ColumnFacts } from '../../../../platform/imports/columns/column-facts';
import { guessTarget, suggestMapping, systemOf } from '../../../../platform/imports/columns/match-columns';
import { settleColumns } from '../../../../platform/imports/columns/settle-columns';
import type { ImportTarget } from '../../../../platform/imports/import-target';
import type { TargetField } from '../../../../platform/imports/target-field';
import { choiceReader } from '../../../../platform/imports/values/choices';
import { communicationFields, isOfTasks, taskFields } from './activity-fields';
import { companyFields } from './company-fields';
import { contactFields } from './contact-fields';
import { isIdle } from './idle-columns';
import { opportunityFields } from './opportunity-fields';
import { knownSystems } from './systems';

const stages = firstStages.map(
  ({ code, outcome }, index) => ({ id: index + 1, name: stageNames.es[code], outcome }) as Stage,
);
const fieldsOf: Record<ImportedEntity, (headers: readonly string[]) => readonly TargetField[]> = {
  contact: contactFields,
  company: companyFields,
  opportunity: (headers) => opportunityFields(stages, headers),
  communication: () => communicationFields,
  task: () => taskFields(),
};
const targetFor = (entity: ImportedEntity): ImportTarget => ({
  entity,
  isIdle,
  tells: (headers) => entity === 'task' && isOfTasks(headers),
  hasNotes: entity !== 'task' && entity !== 'opportunity',
  mostOwnFields: entity === 'task' || entity === 'communication' ? 0 : 50,
  fields: () => Promise.resolve([]),
  plan: () => Promise.reject(new Error('Nothing is planned here')),
});

/** What a file of some lines, whose cells `|` separates, is taken for, and where its columns go. */
function recognised(...lines: string[]) {
  const [headers = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const facts = headers.map((header) => new ColumnFacts(header));
  for (const row of rows) for (const [place, column] of facts.entries()) column.add(row[place] ?? '');
  const columns = settleColumns(facts.map((column) => column.column()));
  const candidates = (Object.keys(fieldsOf) as ImportedEntity[]).map((entity) => ({
    target: targetFor(entity),
    fields: fieldsOf[entity](headers),
  }));
  const target = guessTarget(columns, candidates);
  const fields = fieldsOf[target.entity as ImportedEntity](headers);
  const system = systemOf(columns, knownSystems, 'of its own');
  const mapping = suggestMapping(columns, { target, fields, system });
  const to = mapping.columns.map((mapped) =>
    mapped.to === 'field' ? mapped.field : mapped.to === 'new' ? `own ${mapped.kind}` : mapped.to,
  );
  return { entity: target.entity, system, columns, to };
}

test("Pipedrive's deals say their stage, how they ended, and whom they are about by id", () => {
  const { entity, system, to } = recognised(
    'Deal - ID|Deal - Title|Deal - Stage|Deal - Status|Deal - Currency of Value|Deal - Contact person ID|Deal - Total activities',
    '4|Rètol|Proposal Made|Won|EUR|9|3',
  );
  expect([entity, system]).toEqual(['opportunity', 'pipedrive']);
  expect(to).toEqual([
    'externalId',
    'title',
    'stage',
    'dealOutcome',
    'currency',
    'contactExternalId',
    'skip',
  ]);
});

test('a column of statuses alone is the stage of opportunities', () => {
  expect(recognised('Deal name|Amount|Status', 'Rètol|900|Negotiation').to).toEqual([
    'title',
    'amount',
    'stage',
  ]);
});

test("Zoho's accounts are companies, and its ids of accounts link contacts to them", () => {
  const accounts = recognised(
    'Record Id|Account Owner.id|Account Name|Phone|Account Type|Employees|Billing Code',
    'zcrm_1|zcrm_9|Can Pruna|972 10 20 30|Customer|14|08001',
  );
  expect([accounts.entity, accounts.system]).toEqual(['company', 'zoho']);
  expect(accounts.to).toEqual(['externalId', 'skip', 'name', 'phone', 'lifecycle', 'sizeBand', 'postalCode']);
  const contacts = recognised(
    'Record Id|Contact Owner.id|First Name|Last Name|Account Name.id|Account Name|Email',
    'zcrm_2|zcrm_9|Iu|Pruna|zcrm_1|Can Pruna|iu@pruna.example',
  );
  expect(contacts.to).toEqual([
    'externalId',
    'skip',
    'firstName',
    'lastName',
    'companyExternalId',
    'companyName',
    'email',
  ]);
});

test("Pipedrive's deals are closed when they were won or when they were lost", () => {
  const { to } = recognised(
    'Deal - ID|Deal - Title|Deal - Status|Deal - Won time|Deal - Lost time',
    '4|Rètol|Won|2026-02-03 10:00:00|',
    '5|Web|Lost||2026-03-04 10:00:00',
  );
  expect(to).toEqual(['externalId', 'title', 'dealOutcome', 'closedAt', 'closedAt']);
});

test("Google's labels, groups and organizations are told from Pipedrive's", () => {
  const { entity, system, to } = recognised(
    'First Name|Middle Name|Last Name|Organization Name|Labels|E-mail 1 - Label|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value|Website 1 - Value',
    'Iu|Pau|Pruna|Can Pruna|* myContacts|Home|iu@pruna.example|Mobile|600 10 20 30|https://www.linkedin.com/in/iu',
  );
  expect([entity, system]).toEqual(['contact', 'google']);
  expect(to).toEqual([
    'firstName',
    'middleName',
    'lastName',
    'companyName',
    'tags',
    'beside:E-mail 1 - Label',
    'email',
    'beside:Phone 1 - Label',
    'phone',
    'linkedinUrl',
  ]);
});

test("Outlook's Spanish headers are those of contacts", () => {
  const { entity, system, to } = recognised(
    'Nombre|Apellidos|Organización|Calle del trabajo|Ciudad de trabajo|Código postal del trabajo|Teléfono del trabajo|Particular|Dirección de correo electrónico|Tipo de correo electrónico|Cumpleaños',
    'Iu|Pruna|Can Pruna|C/ Nou 1|Olot|17800|972102030|972405060|iu@pruna.example|SMTP|0/0/00',
  );
  expect([entity, system]).toEqual(['contact', 'outlook']);
  expect(to).toEqual([
    'firstName',
    'lastName',
    'companyName',
    'address',
    'city',
    'postalCode',
    'phoneWork',
    'phonePersonal',
    'email',
    'skip',
    'skip',
  ]);
});

test("Atomic CRM's tasks are tasks, and its ids link them to contacts of its other files", () => {
  const { entity, system, to } = recognised(
    'id|contact_id|type|text|due_date|done_date|sales_id',
    '1|2|Call|Trucar|2026-03-01T00:00:00Z||1',
  );
  expect([entity, system]).toEqual(['task', 'atomic-crm']);
  expect(to).toEqual(['externalId', 'contactExternalId', 'skip', 'title', 'dueAt', 'doneAt', 'skip']);
});

test.each([
  'Record ID|Task title|Task type|Task status|Due date|Priority|Task notes|Create date|Associated Contact|Associated Company',
  'Record ID|Subject|Activity type|Status|Due date|Notes|Activity date|Assigned to|Associated Contact IDs|Create Date',
])("HubSpot's tasks are tasks: %s", (headers) => {
  const { entity, to } = recognised(
    headers,
    headers.replace(/[^|]*status/i, 'Completed').replace('Due date', '2026-03-01'),
  );
  expect(entity).toBe('task');
  expect(to).toEqual(expect.arrayContaining(['externalId', 'title', 'isDone', 'dueAt']));
});

test('a date and a status beside an amount do not make a task', () => {
  expect(recognised('Cliente|Importe|Fecha|Estado', 'Roc|900|01/02/2026|Pendiente').entity).toBe(
    'opportunity',
  );
});

test("Twenty's companies are companies; a column that only says where a row stands is no job title", () => {
  const companies = recognised(
    'Id|Name|Domain Name / Link URL|Employees|Address / City|Created by / Source|Position',
    'a-1|Can Pruna|https://pruna.example|14|Olot|MANUAL|1',
  );
  expect([companies.entity, companies.system]).toEqual(['company', 'twenty']);
  expect(companies.to).toEqual(['externalId', 'name', 'domain', 'sizeBand', 'city', 'skip', 'skip']);
  expect(recognised('Name / First Name|Position', 'Iu|1').to).toEqual(['firstName', 'skip']);
});

test('a column that repeats another one for the same field is left out, one that differs is kept', () => {
  expect(recognised('first_name|company_name|company', 'Iu|Pruna|Pruna', 'Ona|Roc|Roc').to).toEqual([
    'firstName',
    'companyName',
    'skip',
  ]);
  expect(recognised('first_name|company_name|company', 'Iu|Pruna|Pruna', 'Ona|Roc|Roc SL').to[2]).toBe(
    'own text',
  );
});

test('codes keep their zeros, and amounts and ids are no phones', () => {
  const { to } = recognised(
    'Last name|Code|Turnover|Ledger|Line',
    'Pruna|08001|873607.15|20676798568|972 10 20 30',
    'Roc|17001|30024968.0|26032936107|972 10 20 40',
  );
  expect(to).toEqual(['lastName', 'own text', 'own number', 'own number', 'phone']);
});

test('dates that could be read in two ways are read as the others of their file', () => {
  const { columns } = recognised('Last name|Since|Birthday', 'Pruna|31/12/2025|05/06/1980');
  expect(columns.map(({ dates }) => dates)).toEqual([null, 'dmy', 'dmy']);
});

test.each([
  ['Closed Won (Sales Pipeline)', 'Ganada'],
  ['closedlost', 'Perdida'],
  ['Presentation Scheduled', 'Diagnóstico'],
  ['proposal-sent', 'Propuesta enviada'],
  ['Negotiation/Review', 'Negociación'],
  ['New enquiry', 'Nueva consulta'],
])('what another program calls %s is the stage %s', (word, stage) => {
  const field = opportunityFields(stages, []).find(({ name }) => name === 'stage') as TargetField;
  const id = choiceReader(field, { to: 'field', field: 'stage' })(word);
  expect(stages.find((one) => String(one.id) === id)?.name).toBe(stage);
});

test.each([
  ['1', '1'],
  ['9,395', '250+'],
  ['51-200', '50-249'],
  ['14', '10-49'],
  ['many', null],
])('a company of %s people is in the band %s', (said, band) => {
  const field = companyFields([]).find(({ name }) => name === 'sizeBand') as TargetField;
  expect(choiceReader(field, { to: 'field', field: 'sizeBand' })(said)).toBe(band);
});
