import { type Entity, firstNames, type Picks } from './random-picks';

const minute = (random: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(random * 5e5) * 60_000);

/** Fields for a new record or a change of one. */
export function fieldsOf(by: Picks, entity: Entity): object {
  const links = { companyId: by.some('company'), contactId: by.some('contact') };
  const person = { companyId: links.companyId, firstName: by.pick(firstNames), tags: by.many('tag', 2) };
  const email = `${by.pick(firstNames).toLowerCase()}${Math.floor(by.random() * 40)}@example.org`;
  const phone = `600 ${100 + Math.floor(by.random() * 9)} 000`;
  const points = [
    { kind: 'email', value: email.replace('ú', 'u') },
    { kind: 'phone', value: phone },
  ];
  const field = by.some('field');
  const own = field === null ? {} : { own: { [field]: by.pick(['a', 'b', null]) } };
  switch (entity) {
    case 'contact':
      return { ...person, ...(by.random() < 0.5 && { points }), ...own };
    case 'company':
      return { name: `Forn ${by.pick(firstNames)}`, phone, tags: person.tags };
    case 'opportunity':
      return {
        title: by.pick(['Web', 'Shop']),
        ...links,
        tags: person.tags,
        amount: Math.floor(by.random() * 9) * 100,
        currency: by.pick(['EUR', 'USD']),
        probability: by.pick([null, 50]),
        stageId: by.some('stage', 0),
        lostReason: 'Price',
        people: by.many('contact', 2).map((contactId) => ({ contactId, role: '' })),
      };
    case 'communication':
      return {
        type: by.pick(['call', 'note']),
        subject: 'Hello',
        companyId: links.companyId,
        contactIds: by.many('contact', 3),
        opportunityId: by.some('opportunity'),
        occurredAt: minute(by.random()).toISOString(),
      };
    case 'task':
      return {
        title: by.pick(['Call', 'Visit']),
        ...links,
        opportunityId: by.some('opportunity'),
        dueAt: by.pick([null, minute(by.random()).toISOString()]),
        doneAt: by.pick([null, null, minute(by.random()).toISOString()]),
      };
  }
}
