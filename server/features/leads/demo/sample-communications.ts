import type { Written } from '../../../../shared/acts/entities';
import type { Calendar } from './calendar';
import type { LinkedClient } from './linked-client';
import { storyOf } from './said/deal-story';
import type { DemoLine } from './said/demo-line';
import { fillIn } from './said/fill-in';
import type { Spoken } from './said/spoken';

export type SampleCommunication = Written<'communication'> & { contactIds: number[]; occurredAt: string };

const said = (
  { type, direction = 'out', outcome = null, durationMin = null, subject, body }: DemoLine,
  at: string,
  links: { contactIds: number[]; companyId: number | null; opportunityId?: number | undefined },
): SampleCommunication => ({
  type,
  direction,
  outcome,
  durationMin,
  subject,
  body,
  ...links,
  occurredAt: at,
  createdAt: at,
  updatedAt: at,
});

const ofDeals = (
  { client, companyId, personIds, dealIds, turns }: LinkedClient,
  calendar: Calendar,
  spoken: Spoken,
) =>
  (client.deals ?? []).flatMap((deal, index) => {
    const main = personIds[deal.person ?? 0] as number;
    const also = deal.also && personIds[deal.also[0]];
    return storyOf(deal, turns.deal + index, spoken).map(({ ago, minutes, line }) => {
      const isTogether = also !== undefined && line.type === 'meeting';
      return said(fillIn(line, client, deal, spoken), calendar.ago(ago, minutes), {
        contactIds: isTogether ? [main, also] : [main],
        companyId,
        opportunityId: dealIds[index],
      });
    });
  });

const otherTalks = ({ client, companyId, personIds }: LinkedClient, calendar: Calendar) =>
  (client.talks ?? []).map(({ ago, minutes = null, person = 0, ...line }, index) => {
    const isMeeting = line.type === 'meeting' || line.type === 'call';
    const outcome = line.type === 'meeting' ? 'held' : 'reached';
    return said(
      { ...line, durationMin: minutes, outcome: isMeeting ? outcome : null },
      calendar.ago(ago, 150 + index),
      { contactIds: [personIds[person] as number], companyId },
    );
  });

/** All that was said to clients and by them, oldest first. */
export const communicationsWith = (clients: readonly LinkedClient[], calendar: Calendar, spoken: Spoken) =>
  clients
    .flatMap((client) => [...ofDeals(client, calendar, spoken), ...otherTalks(client, calendar)])
    .toSorted((left, right) => left.occurredAt.localeCompare(right.occurredAt));
