import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadExports } from '../../../../../shared/leads/exports/endpoints';
import { leadFields } from '../../../../../shared/leads/fields/endpoints';
import { leadOpportunities, leadStages } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTags } from '../../../../../shared/leads/tags/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { importing } from './importing';

export const lists = ['companies', 'contacts', 'opportunities', 'communications', 'tasks'] as const;
export type Account = Awaited<ReturnType<typeof importing>>;
type Language = 'en' | 'es';

/** A file of each list, as somebody who reads a language is given it. */
export async function exported({ call }: Pick<Account, 'call'>, language: Language) {
  const files = new Map<string, string>();
  const headers = { 'Accept-Language': language };
  for (const list of lists) files.set(list, (await call(leadExports[list], { headers })).text);
  return files;
}

/** Texts that a spreadsheet would take for formulas, and others that files could lose. */
export const awkward = [
  '=1+1',
  '+34 y más',
  '-5 %',
  '@ana',
  `'=Pan`,
  `''+uno`,
  `"cita"; con, todo`,
  `it's`,
  'a|b\\c',
  '[uno, dos]',
  'uno\ndos\n\ntres',
  '#N/A',
  'null',
  '0012',
  '1.234,50',
  '2025-01-02',
  'true',
  'José 😀 “L’Hort”',
];

/** Values of an own field of each kind, which differ from contact to contact. */
const ownKinds = {
  text: (n: number) => awkward[n % awkward.length],
  number: (n: number) => [38.5, -3, 0, 1_000_000, 0.000_1][n % 5],
  money: (n: number) => [123_450, 0, 5, 99_999_900][n % 4],
  date: (n: number) => `2025-0${(n % 9) + 1}-17`,
  boolean: (n: number) => n % 2 === 0,
  link: (n: number) => `https://forn.example/${n}?a=1&b=2|3`,
  email: (n: number) => `propio${n}@example.org`,
  phone: (n: number) => `+34 600 111 2${10 + n}`,
};

/** Makes an account with all that files can hold: each awkward text, each kind of own field, deals of all ends. */
export async function wholeAccount(): Promise<Account> {
  const account = await importing();
  const { call } = account;
  const made = async (endpoint: Parameters<typeof call>[0], body: object): Promise<number> => {
    const answer = await call(endpoint, { body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.id as number;
  };
  const tags: number[] = [];
  for (const name of ['VIP, feria', 'A|B', 'a;b', '=tag', 'c\\d'])
    tags.push(await made(leadTags.create, { name }));
  const own = await ownFields(made, call);
  const companies: number[] = [];
  for (const [n, name] of ['Forn Vell', 'Bar; Nou | Dos', '=Suma', 'Ca l’Anna, S.L.'].entries()) {
    const more =
      n === 0 ? { domain: 'forn.example', taxId: 'B12345674', website: 'https://forn.example' } : {};
    const about = { description: awkward[n], lifecycle: n === 0 ? 'customer' : 'lead', country: 'FR' };
    companies.push(await made(leadCompanies.create, { name, ...about, ...more, tags: tags.slice(n) }));
  }
  const contacts: number[] = [];
  for (const [n, notes] of awkward.entries()) {
    const companyId = companies[n % 5] ?? null;
    const points = pointsOf(n);
    const named = { firstName: n === 3 ? null : `Ana ${n}`, lastName: n % 4 === 0 ? null : `Vila; ${n}` };
    const rest = { notes, jobTitle: awkward[n]?.replaceAll('\n', ' '), companyId, points, own: own(n) };
    contacts.push(await made(leadContacts.create, { ...named, ...rest, tags: tags.slice(n % 6) }));
  }
  const deals = await someDeals(account, made, { companies, contacts, tags });
  await someActivities(account, made, { companies, contacts, deals });
  return account;
}

type Made = (endpoint: Parameters<Account['call']>[0], body: object) => Promise<number>;

async function ownFields(made: Made, call: Account['call']) {
  const ids = new Map<string, number>();
  for (const kind of Object.keys(ownKinds))
    ids.set(kind, await made(leadFields.create, { entity: 'contact', kind, label: `Propio ${kind}` }));
  const choices = ['Rojo', 'Azul, claro', 'A|B', '=Verde'].map((label) => ({ label }));
  const one = await made(leadFields.create, { entity: 'contact', kind: 'choice', label: 'Color', choices });
  const several = await made(leadFields.create, {
    entity: 'contact',
    kind: 'choices',
    label: 'Gustos',
    choices,
  });
  const fields = (await call(leadFields.list)).body as { id: number; choices: { id: string }[] }[];
  const of = (id: number) =>
    (fields.find((field) => field.id === id)?.choices ?? []).map((choice) => choice.id);
  return (n: number) => ({
    ...Object.fromEntries(
      Object.entries(ownKinds).map(([kind, valueOf]) => [ids.get(kind) as number, valueOf(n)]),
    ),
    [one]: of(one)[n % 4],
    [several]: of(several).slice(n % 3, (n % 3) + 2),
  });
}

const point = (kind: string, value: string, label: string, more: object = {}) => ({
  kind,
  value,
  label,
  ...more,
});

const pointsOf = (n: number) => [
  ...(n % 3 === 1 ? [] : [point('email', `ana${n}@example.org`, 'work', { primary: true })]),
  ...(n % 5 === 0 ? [point('email', 'info@forn.example', 'other', { shared: true })] : []),
  ...(n === 3 ? [point('email', 'casa3@example.org', 'personal')] : []),
  ...(n % 4 === 0 ? [point('phone', '+34 972 000 000', 'other', { primary: true })] : []),
  ...(n % 2 === 0 ? [point('phone', `600 111 ${100 + n}`, 'mobile')] : []),
  ...(n % 6 === 0 ? [point('phone', `972 111 ${100 + n}`, 'personal')] : []),
];

interface Linked {
  companies: number[];
  contacts: number[];
}

async function someDeals({ call }: Account, made: Made, linked: Linked & { tags: number[] }) {
  const { companies, contacts, tags } = linked;
  const stages = (await call(leadStages.list)).body as { id: number; outcome: string }[];
  const stage = (outcome: string) => stages.find((each) => each.outcome === outcome)?.id;
  const won = { stageId: stage('won'), closedAt: '2026-02-03T09:00:00.500Z' };
  const lost = { stageId: stage('lost'), lostReason: 'Precio; alto', lostNote: '=Caro|mucho\nsí' };
  const moves = [
    undefined,
    won,
    lost,
    { ...lost, closedAt: '2025-12-31T23:30:00Z' },
    { stageId: stages[3]?.id },
  ];
  const deals: number[] = [];
  for (const [n, move] of moves.entries()) {
    const about = { companyId: companies[n], contactId: contacts[n], source: 'event', tags: tags.slice(n) };
    const money = { amount: [123_405, 0, 900, null, 5][n], currency: ['EUR', 'USD', 'JPY', 'EUR', 'KWD'][n] };
    const people = n % 2 === 0 ? [{ contactId: contacts[n + 5], role: 'Decide: paga; todo | sí' }] : [];
    const close = { expectedClose: n === 0 ? '2026-05-01' : null, probability: n === 0 ? 33 : null };
    const id = await made(leadOpportunities.create, {
      title: `+Web ${n}`,
      ...about,
      ...money,
      ...close,
      people,
    });
    if (move) {
      const moved = await call(leadOpportunities.move, { params: { id }, body: move });
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
    }
    deals.push(id);
  }
  return deals;
}

async function someActivities({ call }: Account, made: Made, linked: Linked & { deals: number[] }) {
  const { companies, contacts, deals } = linked;
  for (const [n, body] of awkward.entries()) {
    const contactIds = contacts.slice(n, n + (n % 4));
    const companyId = n % 4 === 0 ? companies[n % 3] : null;
    const what = {
      type: ['call', 'note', 'meeting', 'email'][n % 4],
      subject: n % 3 ? null : `- ${n}`,
      body,
    };
    const when = {
      occurredAt: `2026-01-0${(n % 9) + 1}T10:00:00.12${n % 10}Z`,
      durationMin: n % 4 ? null : n + 1,
    };
    await made(leadCommunications.create, {
      ...what,
      ...when,
      contactIds,
      companyId,
      opportunityId: deals[n],
    });
  }
  const dues = [
    { dueAt: '2026-03-28T23:00:00Z', isAllDay: true },
    { dueAt: '2026-03-29T22:00:00Z', isAllDay: true },
    { dueAt: '2026-03-02T09:30:00Z' },
    {},
  ];
  for (const [n, due] of dues.entries()) {
    const about = { contactId: contacts[n], companyId: companies[n], opportunityId: deals[n] };
    const id = await made(leadTasks.create, { title: `@Llamar ${n}`, ...due, ...about, priority: 'high' });
    const doneAt = '2026-03-01T09:31:02.345Z';
    if (n % 2 === 0) await call(leadTasks.update, { params: { id }, body: { doneAt } });
  }
  await made(leadTasks.create, { title: 'Sin nada' });
}
