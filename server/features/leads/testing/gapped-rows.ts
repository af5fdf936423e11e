import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { communicationOutcomes, communicationTypes } from '../../../../shared/leads/communications/scales';
import { lifecycles } from '../../../../shared/leads/companies/scales';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { contactStatuses } from '../../../../shared/leads/contacts/scales';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { priorities } from '../../../../shared/leads/tasks/scales';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { randomFrom } from './random-acts';

const names = ['Álvaro', 'alvaro', 'Begoña', 'Çelik', 'Ñuño', 'O’Neill', 'Zoë', '  Ana', '100 %', '_'];
const day = 86_400_000;

/** Rows of every list, of which in each column about three of ten are empty, with many equal values. */
export async function insertGappedRows(db: Db, userId: Owner, count: number): Promise<void> {
  const random = randomFrom(7);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const maybe = <Value>(value: () => Value) => (random() < 0.3 ? null : value());
  const name = () => `${oneOf(names)} ${Math.floor(random() * 20)}`;
  const time = () => new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 40) * day);
  const rows = <Row>(row: () => Row) => Array.from({ length: count }, row);
  const [stage] = await db
    .insert(crmStages)
    .values({ userId, name: 'New', probability: 5, place: 1 })
    .returning();
  await db.insert(crmContacts).values(
    rows(() => ({
      userId,
      updatedAt: time(),
      firstName: maybe(name),
      status: oneOf(contactStatuses),
      companyName: maybe(name),
      email: maybe(name),
      phone: maybe(name),
      firstTag: maybe(name),
      lastContactedAt: maybe(time),
      nextTaskAt: maybe(time),
    })),
  );
  await db.insert(crmCompanies).values(
    rows(() => ({
      userId,
      updatedAt: time(),
      name: name(),
      domain: maybe(name),
      lifecycle: oneOf(lifecycles),
      city: maybe(name),
      contactCount: Math.floor(random() * 5),
      openAmount: Math.floor(random() * 9),
      lastContactedAt: maybe(time),
    })),
  );
  await db.insert(crmOpportunities).values(
    rows(() => ({
      userId,
      updatedAt: time(),
      title: name(),
      stageId: stage?.id as number,
      currency: 'EUR',
      companyName: maybe(name),
      amount: maybe(() => Math.floor(random() * 30) * 1_000),
      stagePlace: Math.floor(random() * 6),
      chance: Math.floor(random() * 100),
      stageEnteredAt: time(),
      expectedClose: maybe(() => time().toISOString().slice(0, 10)),
      nextTaskAt: maybe(time),
    })),
  );
  await db.insert(crmCommunications).values(
    rows(() => ({
      userId,
      type: oneOf(communicationTypes),
      occurredAt: time(),
      subject: maybe(name),
      about: maybe(name),
      outcome: maybe(() => oneOf(communicationOutcomes)),
    })),
  );
  await db.insert(crmTasks).values(
    rows(() => ({
      userId,
      title: name(),
      dueAt: maybe(time),
      doneAt: maybe(time),
      about: maybe(name),
      priority: oneOf(priorities),
    })),
  );
}
