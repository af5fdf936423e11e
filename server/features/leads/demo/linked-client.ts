import type { DemoClient } from './demo-client';

/** A client with the ids that its records will have; `turns` number people and opportunities among all clients. */
export interface LinkedClient {
  client: DemoClient;
  companyId: number | null;
  personIds: number[];
  dealIds: number[];
  turns: { person: number; deal: number };
}

/** How many records of each kind some clients make. */
export const sizesOf = (clients: readonly DemoClient[]) => ({
  company: clients.filter(({ company }) => company).length,
  contact: clients.flatMap(({ people }) => people).length,
  opportunity: clients.flatMap(({ deals = [] }) => deals).length,
});

/** Hands out ids to clients in their order. */
export function linkedClients(
  clients: readonly DemoClient[],
  ids: Record<keyof ReturnType<typeof sizesOf>, readonly number[]>,
): LinkedClient[] {
  const next = { company: 0, person: 0, deal: 0 };
  return clients.map((client) => {
    const { people, deals = [] } = client;
    const turns = { person: next.person, deal: next.deal };
    next.person += people.length;
    next.deal += deals.length;
    return {
      client,
      turns,
      companyId: client.company ? (ids.company[next.company++] ?? null) : null,
      personIds: ids.contact.slice(turns.person, next.person),
      dealIds: ids.opportunity.slice(turns.deal, next.deal),
    };
  });
}
