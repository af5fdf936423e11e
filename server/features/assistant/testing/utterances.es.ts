import type { Utterance } from './utterance';
import { further } from './further.es';
import { monday } from './monday.es';
import { refNamed } from './world';

const lucia = refNamed('contact', 'Lucía Gómez');
const acme = refNamed('company', 'Acme');
const bread = refNamed('product', 'Pan de masa madre');
const month = '2026-11-01/2026-12-01';

const question = (say: string, tool: string, args = {}): Utterance => ({
  say,
  class: 'question',
  want: { tool, args },
});
const command = (say: string, tool: string, args: object = {}, more: Partial<Utterance> = {}): Utterance => ({
  say,
  class: 'command',
  want: { tool, args: { ...args } },
  ...more,
});

const questions: Utterance[] = [
  question('¿Qué oportunidades cierran este mes?', 'list_deals', { closes: month }),
  question('oportunidades que se cierran la semana que viene', 'list_deals', {
    closes: '2026-11-30/2026-12-07',
  }),
  question('enséñame las oportunidades abiertas', 'list_deals', { outcome: 'open' }),
  question('oportunidades de más de 5.000 €', 'list_deals', { over: 500_000 }),
  question('ventas ganadas este trimestre', 'list_deals', {
    outcome: 'won',
    closed: '2026-10-01/2027-01-01',
  }),
  question('¿qué oportunidades perdimos el mes pasado?', 'list_deals', {
    outcome: 'lost',
    closed: '2026-10-01/2026-11-01',
  }),
  question('oportunidades de Acme', 'list_deals', { company: acme }),
  question('oportunidades en negociación', 'list_deals', { stage: 'stage-5' }),
  question('oportunidades con la etiqueta VIP', 'list_deals', { tag: 'tag-1' }),
  question('¿qué oportunidades están paradas?', 'list_deals', { stale: true }),
  question('oportunidades sin próximo paso', 'list_deals', { withoutTask: true }),
  question('¿cuánto hemos ganado este año?', 'list_deals', {
    outcome: 'won',
    closed: '2026-01-01/2027-01-01',
  }),
  question('¿Qué tareas tengo atrasadas?', 'list_tasks', { overdue: true }),
  question('tareas de hoy', 'list_tasks', { due: '2026-11-23/2026-11-24' }),
  question('¿qué tengo que hacer esta semana?', 'list_tasks', { due: '2026-11-23/2026-11-30' }),
  question('tareas de Acme', 'list_tasks', { company: acme }),
  question('tareas urgentes', 'list_tasks', { priority: 'high' }),
  question('¿cuánto hay en el embudo?', 'sales_figures', { figure: 'pipeline' }),
  question('¿cuál es la tasa de cierre de este año?', 'sales_figures', {
    figure: 'winRate',
    period: '2026-01-01/2027-01-01',
  }),
  question('previsión para el próximo trimestre', 'sales_figures', {
    figure: 'forecast',
    period: '2027-01-01/2027-04-01',
  }),
  question('¿por qué perdemos oportunidades?', 'sales_figures', { figure: 'lostReasons' }),
  question('¿de dónde vienen las oportunidades?', 'sales_figures', { figure: 'sources' }),
  question('¿a quién no he llamado desde hace un mes?', 'list_contacts', { quietSince: '2026-10-23' }),
  question('contactos de Acme', 'list_contacts', { company: acme }),
  question('contactos en Valencia', 'list_contacts', { city: 'Valencia' }),
  question('empresas de Sevilla', 'list_companies', { city: 'Sevilla' }),
  question('¿cuánto vendimos el mes pasado?', 'list_deals', {
    outcome: 'won',
    closed: '2026-10-01/2026-11-01',
  }),
  question('¿cuánto hay abierto con Acme?', 'list_deals', { outcome: 'open', company: acme }),
  question('oportunidades sin cerrar de Acme', 'list_deals', { outcome: 'open', company: acme }),
  question('¿qué tengo para hoy?', 'list_tasks', { due: '2026-11-23/2026-11-24' }),
  question('¿a quién tengo que llamar hoy?', 'list_tasks', { due: '/2026-11-24', withPhones: true }),
  question('¿cuál es el teléfono de Lucía Gómez?', 'fetch', { record: lucia }),
  question('¿cuándo hablé por última vez con Acme?', 'list_communications', { company: acme }),
  question('clientes que no he llamado en dos meses', 'list_companies', {
    relationship: 'customer',
    quietSince: '2026-09-23',
  }),
  question('mis clientes', 'list_companies', { relationship: 'customer' }),
  question('llamadas con Lucía Gómez de la semana pasada', 'list_communications', {
    type: 'call',
    contact: lucia,
    when: '2026-11-16/2026-11-23',
  }),
  question('abre Acme', 'fetch', { record: acme }),
  question('enséñame a Lucía Gómez', 'fetch', { record: lucia }),
  question('busca ana@example.org', 'search', { words: 'ana@example.org' }),
  question('¿qué le falta al pan de masa madre?', 'product_score', { product: bread }),
  question('productos de La Espiga', 'list_products', { brand: 'brand-1' }),
  question('¿qué campañas de La Espiga están por aprobar?', 'list_campaigns', {
    brand: 'brand-1',
    status: 'in_review',
  }),
  question('¿qué leads han llegado esta semana a La Espiga?', 'list_leads', {
    brand: 'brand-1',
    created: '2026-11-23/2026-11-30',
  }),
  question('qué hay programado esta semana en La Espiga', 'list_posts', {
    brand: 'brand-1',
    status: 'queued',
    due: '2026-11-23/2026-11-30',
  }),
  question('visitas de La Espiga el mes pasado', 'campaign_figures', {
    brand: 'brand-1',
    period: '2026-10-01/2026-11-01',
  }),
  question('¿quién cambió a Lucía Gómez?', 'history', { record: lucia }),
  question('¿qué problemas hay?', 'list_findings', { list: 'problems', business: 'business-1' }),
  question('el informe', 'read_report', { business: 'business-1' }),
];

const deal = { portal: 'leadmanager', about: ['deal-4'] } as const;

const commands: Utterance[] = [
  command('añade el contacto Ana López de Acme, ana@acme.example', 'add_contact', {
    name: 'Ana López',
    company: acme,
    email: 'ana@acme.example',
  }),
  command('nuevo contacto Eva Sanz 600 111 222', 'add_contact', { name: 'Eva Sanz', phone: '600 111 222' }),
  command('nueva empresa Molinos Blancos', 'add_company', { name: 'Molinos Blancos' }),
  command('nueva oportunidad «Quiosco» para Acme de 3.000 €', 'add_deal', {
    title: 'Quiosco',
    company: acme,
    amount: 300_000,
  }),
  command('recuérdame llamar a Lucía Gómez el jueves', 'add_task', {
    title: 'Llamar a Lucía Gómez',
    due: '2026-11-26',
    contact: lucia,
  }),
  command('añade la tarea enviar el presupuesto mañana', 'add_task', {
    title: 'Enviar el presupuesto',
    due: '2026-11-24',
  }),
  command('llamar a Lucía Gómez mañana', 'add_task', {
    title: 'Llamar a Lucía Gómez',
    due: '2026-11-24',
    contact: lucia,
  }),
  command('recuérdame comprar papel', 'add_task', { title: 'Comprar papel' }),
  command('recuérdame mañana a las 10 que hay que cerrar la caja', 'add_task', {
    title: 'Hay que cerrar la caja',
    due: '2026-11-24T09:00:00.000Z',
  }),
  command('he llamado a Lucía Gómez: quiere un presupuesto', 'log_communication', {
    type: 'call',
    contact: lucia,
    text: 'Quiere un presupuesto',
  }),
  command('apunta una tarea: enviar el contrato el viernes', 'add_task', {
    title: 'Enviar el contrato',
    due: '2026-11-27',
  }),
  command('anota que Acme paga tarde', 'log_communication', {
    type: 'note',
    company: acme,
    text: 'Acme paga tarde',
  }),
  command('mueve esta oportunidad a negociación', 'move_deal', { deal: 'deal-4', stage: 'stage-5' }, deal),
  command('pásala a propuesta', 'move_deal', { deal: 'deal-4', stage: 'stage-4' }, deal),
  command('marca esta oportunidad como ganada', 'move_deal', { deal: 'deal-4', stage: 'stage-6' }, deal),
  command(
    'hemos perdido esta oportunidad por el precio',
    'move_deal',
    { deal: 'deal-4', stage: 'stage-7', lostReason: 'el precio' },
    deal,
  ),
  command('pon el importe en 4.500 €', 'change_deal', { deal: 'deal-4', amount: 450_000 }, deal),
  command(
    'cambia la fecha de cierre al 15 de diciembre',
    'change_deal',
    { deal: 'deal-4', closes: '2026-12-15' },
    deal,
  ),
  command('marca Revisar contrato como hecha', 'change_task', {
    task: refNamed('task', 'Revisar contrato'),
    done: true,
  }),
  command('aplaza Preparar la demo al viernes', 'change_task', {
    task: refNamed('task', 'Preparar la demo'),
    due: '2026-11-27',
  }),
  command('cambia el teléfono de Lucía Gómez a 600 123 456', 'change_contact', {
    contact: lucia,
    phone: '600 123 456',
  }),
  command('borra la tarea Pedir referencias', 'bin_record', {
    record: refNamed('task', 'Pedir referencias'),
  }),
  command('crea una campaña para el pan de masa madre', 'write_campaigns', { product: bread }),
  command('marca a Acme como cliente', 'change_company', { company: acme, relationship: 'customer' }),
  command('marca el lead Berta Solís como contactado', 'change_lead', {
    lead: refNamed('lead', 'Berta Solís'),
    status: 'contacted',
  }),
  command('añade el producto Aceite de oliva a La Espiga', 'add_product', {
    brand: 'brand-1',
    name: 'Aceite de oliva',
  }),
  command('asigna Acme a Jana Prat', 'change_company', { company: acme, to: 'member-2' }),
  command('etiqueta Acme como VIP', 'change_company', { company: acme, tag: 'tag-1' }),
  command('pon la etiqueta VIP a Lucía Gómez', 'change_contact', { contact: lucia, tag: 'tag-1' }),
  command('deshaz', 'undo_act'),
];

const others: Utterance[] = [
  { say: 'Acme ha firmado', class: 'ambiguous', want: { choose: 3 } },
  { say: 'mueve Acme a propuesta', class: 'ambiguous', want: { choose: 3 } },
  { say: 'escribe a Lucía Gómez', class: 'ambiguous', want: { tool: 'email_contact', ask: 'subject' } },
  { say: 'crea una campaña', class: 'ambiguous', want: { tool: 'write_campaigns', ask: 'product' } },
  { say: 'nuevo contacto', class: 'ambiguous', want: { tool: 'add_contact', ask: 'name' } },
  {
    say: 'esta oportunidad está perdida',
    class: 'ambiguous',
    about: ['deal-4'],
    want: { tool: 'move_deal', ask: 'lostReason' },
  },
  { say: 'productos', class: 'ambiguous', want: { tool: 'list_products', ask: 'brand' } },
  { say: 'abre Lucia Gomes', class: 'misspelt', want: { tool: 'fetch', args: { record: lucia } } },
  { say: 'oportunidades de Amce', class: 'misspelt', want: { tool: 'list_deals', args: { company: acme } } },
  {
    say: 'ABRE CLINICA DENTL NORTE',
    class: 'misspelt',
    want: { tool: 'fetch', args: { record: refNamed('company', 'Clínica Dental Norte') } },
  },
  { say: 'borra todas las oportunidades menos Acme', class: 'refuse', want: { refuse: 'condition' } },
  {
    say: 'marca esta oportunidad como ganada salvo que llegue tarde',
    class: 'refuse',
    about: ['deal-4'],
    want: { refuse: 'condition' },
  },
  { say: 'no borres Acme', class: 'refuse', want: { refuse: 'condition' } },
  { say: 'exporta todos los contactos', class: 'refuse', want: { refuse: 'never' } },
  { say: 'invita a ana@example.org', class: 'refuse', want: { refuse: 'never' } },
  { say: 'hazme un pastel', class: 'refuse', want: { refuse: 'unknown' } },
];

export const spanish: readonly Utterance[] = [...questions, ...commands, ...others, ...monday, ...further];
