import type { Stage } from '../../../../shared/leads/opportunities/endpoints';
import type { Act, Doing } from '../../../platform/acts/act';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import { listStages } from '../opportunities/stages.queries';
import { type Calendar, calendarAt } from './calendar';
import type { Language } from '../../../../shared/languages';
import { tagIds } from './demo.queries';
import { type LinkedClient, linkedClients, sizesOf } from './linked-client';
import { communicationsWith, type SampleCommunication } from './sample-communications';
import { dealFields, positioned } from './sample-deals';
import { companyFields, personFields } from './sample-people';
import { type SampleSet, sampleSets } from './sample-set';
import { tasksFor } from './sample-tasks';

type Tagged = (names: readonly string[] | undefined) => number[];

/** When a client was first heard of: with its first opportunity, unless the data say otherwise. */
const heardOf = ({ client: { since, deals = [] } }: LinkedClient, calendar: Calendar) =>
  calendar.ago(since ?? Math.max(...deals.flatMap(({ steps }) => Object.values(steps))), 0);

/** The time of the last communication with any of these contacts, else the given one. */
const lastWith = (ids: readonly number[], said: readonly SampleCommunication[], otherwise: string) =>
  said.findLast(({ contactIds }) => contactIds.some((id) => ids.includes(id)))?.occurredAt ?? otherwise;

interface Samples {
  calendar: Calendar;
  said: readonly SampleCommunication[];
  stages: readonly Stage[];
  tagged: Tagged;
  set: SampleSet;
}

function companyOf(linked: LinkedClient, { calendar, said, tagged }: Samples) {
  const { client, companyId, personIds } = linked;
  if (!client.company || companyId === null) return [];
  const createdAt = heardOf(linked, calendar);
  const times = { createdAt, updatedAt: lastWith(personIds, said, createdAt) };
  return [
    { id: companyId, fields: { ...companyFields(client.company, tagged(client.company.tags)), ...times } },
  ];
}

function peopleOf(linked: LinkedClient, { calendar, said, tagged, set }: Samples) {
  const { client, companyId, personIds, turns } = linked;
  const createdAt = heardOf(linked, calendar);
  return client.people.map((person, index) => {
    const id = personIds[index] as number;
    const own = {
      companyId,
      tags: tagged(person.tags),
      createdAt,
      updatedAt: lastWith([id], said, createdAt),
    };
    return {
      id,
      fields: { ...personFields(client, person, { ...set, turn: turns.person + index }), ...own },
    };
  });
}

function dealsOf({ client, companyId, personIds, dealIds, turns }: LinkedClient, samples: Samples) {
  return (client.deals ?? []).map((deal, index) => ({
    id: dealIds[index] as number,
    ...dealFields(deal, turns.deal + index, samples.stages, samples.calendar),
    companyId,
    contactId: personIds[deal.person ?? 0] as number,
    people: deal.also ? [{ contactId: personIds[deal.also[0]] as number, role: deal.also[1] }] : [],
    tags: samples.tagged(deal.tags),
  }));
}

/** Creates the records, those that others link to first; resolves to their number. */
async function write(act: Act, clients: readonly LinkedClient[], samples: Samples): Promise<number> {
  const deals = positioned(clients.flatMap((client) => dealsOf(client, samples)));
  const recordOf = <OfKind>(fields: OfKind) => ({ fields });
  const made = [
    await act.create(
      'company',
      clients.flatMap((client) => companyOf(client, samples)),
    ),
    await act.create(
      'contact',
      clients.flatMap((client) => peopleOf(client, samples)),
    ),
    await act.create(
      'opportunity',
      deals.map(({ id, ...fields }) => ({ id, fields })),
    ),
    await act.create('communication', samples.said.map(recordOf)),
    await act.create('task', tasksFor(clients, samples.calendar).map(recordOf)),
  ];
  return made.flat().length;
}

/**
 * Fills an account with a year of a small consultancy's work in a language, in one act that can be undone. Tags are
 * set only if the account has them.
 */
export async function seedSamples(
  recorder: Recorder,
  tx: Db,
  { owner, actor, kind, at }: Pick<Doing, 'owner' | 'actor' | 'kind' | 'at'>,
  language: Language,
) {
  const set = sampleSets[language];
  const stages = await listStages(tx, owner, language);
  const tags = await tagIds(tx, owner);
  const tagged: Tagged = (names = []) => names.flatMap((name) => tags.get(name) ?? []);
  const calendar = calendarAt(at);
  const doing: Doing = { owner, actor, kind, entity: 'contact', at };
  return recorder.actIn(tx, { ...doing, origin: { from: 'sample' } }, async (act) => {
    const sizes = sizesOf(set.clients);
    const clients = linkedClients(set.clients, {
      company: await act.takeIds('company', sizes.company),
      contact: await act.takeIds('contact', sizes.contact),
      opportunity: await act.takeIds('opportunity', sizes.opportunity),
    });
    const said = communicationsWith(clients, calendar, set.spoken);
    const count = await write(act, clients, { calendar, said, stages, tagged, set });
    return { act: act.doing.act, count };
  });
}
