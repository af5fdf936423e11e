import type { Utterance } from './utterance';
import { refNamed } from './world';

const lucia = refNamed('contact', 'Lucía Gómez');
const acme = refNamed('company', 'Acme');
const bread = refNamed('product', 'Pan de masa madre');

const question = (say: string, tool: string, args = {}): Utterance => ({
  say,
  class: 'question',
  want: { tool, args },
});
const command = (say: string, tool: string, args = {}): Utterance => ({
  say,
  class: 'command',
  want: { tool, args },
});
const asking = (say: string, tool: string, ask: string): Utterance => ({
  say,
  class: 'ambiguous',
  want: { tool, ask },
});
const refused = (say: string, refuse: 'unknown' | 'condition' | 'campaign' = 'unknown'): Utterance => ({
  say,
  class: 'refuse',
  want: { refuse },
});

/** What owners say on a Monday morning, in their own words. */
export const monday: readonly Utterance[] = [
  // What is denied is not asked for.
  question('¿Con quién no hemos hablado en más de un mes?', 'list_contacts', { quietSince: '2026-10-23' }),
  question('a quién no le he escrito desde hace dos meses', 'list_contacts', { quietSince: '2026-09-23' }),
  question('clientes a los que no hemos visitado desde octubre', 'list_companies', {
    relationship: 'customer',
    quietSince: '2026-10-01',
  }),
  refused('¿qué contactos no han pagado?', 'condition'),
  // Until a day.
  question('oportunidades que se cierran antes de fin de año', 'list_deals', { closes: '/2027-01-01' }),
  question('¿Qué oportunidades cierran para final de mes?', 'list_deals', { closes: '/2026-12-01' }),
  question('oportunidades que cierran antes del fin del trimestre que viene', 'list_deals', {
    closes: '/2027-04-01',
  }),
  command('recuérdame enviar la factura antes de fin de mes', 'add_task', {
    title: 'Enviar la factura',
    due: '2026-11-30',
  }),
  // What was said keeps its days.
  command('Acabo de hablar con Lucía Gómez, me pide que le mande precios el martes', 'log_communication', {
    type: 'call',
    contact: lucia,
    text: 'Me pide que le mande precios el martes',
  }),
  command('Hablé con Lucía Gómez el martes, quiere precios', 'log_communication', {
    type: 'call',
    contact: lucia,
    when: '2026-11-17',
    text: 'Quiere precios',
  }),
  command('Ayer hablé con Lucía Gómez: le llamo el lunes', 'log_communication', {
    type: 'call',
    contact: lucia,
    when: '2026-11-22',
    text: 'Le llamo el lunes',
  }),
  command('anota que Acme paga el viernes', 'log_communication', {
    type: 'note',
    company: acme,
    text: 'Acme paga el viernes',
  }),
  // An order is no list.
  { say: 'pon la oportunidad de Acme en 13.500 €', class: 'ambiguous', want: { choose: 3 } },
  command('cambia la de Talleres Ruiz a 13.500 euros', 'change_deal', { deal: 'deal-6', amount: 1_350_000 }),
  command('Cierra como perdida la de Talleres Ruiz, dicen que es caro', 'move_deal', {
    deal: 'deal-6',
    stage: 'stage-7',
    lostReason: 'dicen que es caro',
  }),
  question('ventas de Acme que hemos ganado', 'list_deals', { outcome: 'won', company: acme }),
  asking('publica la campaña del pan', 'schedule_posts', 'when'),
  refused('cancela la tarea Pedir referencias'),
  refused('prepara la propuesta para Acme'),
  refused('Manda un correo a todos los que han reservado la hogaza', 'campaign'),
  refused('escribe a mis clientes', 'campaign'),
  // What owners ask.
  question('¿Qué hay atrasado?', 'list_tasks', { overdue: true }),
  question('teléfono de Lucía Gómez', 'fetch', { record: lucia }),
  question('dame el correo de Lucía Gómez', 'fetch', { record: lucia }),
  question('¿Cómo va lo de Acme?', 'fetch', { record: acme }),
  question('¿Qué tal Acme?', 'fetch', { record: acme }),
  question('todo sobre Acme', 'fetch', { record: acme }),
  question('¿cuál es la oportunidad más grande?', 'list_deals', { over: 0 }),
  question('la mayor oportunidad abierta', 'list_deals', { outcome: 'open', over: 0 }),
  question('¿a quién tengo que llamar mañana?', 'list_tasks', {
    due: '2026-11-24/2026-11-25',
    withPhones: true,
  }),
  question('¿Cuánto dinero hay en negociación?', 'list_deals', { stage: 'stage-5' }),
  question('¿Cuánto hay en Negotiation?', 'list_deals', { stage: 'stage-5' }),
  question('¿Qué propuestas siguen sin respuesta?', 'list_deals', { stage: 'stage-4', outcome: 'open' }),
  question('presupuestos ganados este mes', 'list_deals', {
    outcome: 'won',
    closed: '2026-11-01/2026-12-01',
  }),
  question('¿Qué oportunidades perdimos este verano?', 'list_deals', {
    outcome: 'lost',
    closed: '2026-06-01/2026-09-01',
  }),
  question('¿qué dice el informe?', 'read_report', { business: 'business-1' }),
  question('¿qué le falta al pan de masa madre?', 'product_score', { product: bread }),
  question('qué campañas de La Espiga tengo en marcha', 'list_campaigns', {
    brand: 'brand-1',
    status: 'running',
  }),
  asking('¿Quién se ha interesado esta semana?', 'list_leads', 'brand'),
  asking('¿Cuándo sale la próxima publicación?', 'list_posts', 'brand'),
  question('¿Cuándo cierra lo de Acme?', 'list_deals', { company: acme }),
  refused('cuando Acme pague, márcala como ganada', 'condition'),
  command('apúntame llamar a Lucía Gómez mañana a las 10', 'add_task', {
    title: 'Llamar a Lucía Gómez',
    due: '2026-11-24T09:00:00.000Z',
    contact: lucia,
  }),
  command('apúntame que Acme paga tarde', 'log_communication', {
    type: 'note',
    company: acme,
    text: 'Acme paga tarde',
  }),
];
