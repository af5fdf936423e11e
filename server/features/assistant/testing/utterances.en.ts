import type { Utterance } from './utterance';
import { further } from './further.en';
import { monday } from './monday.en';
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
  question('Which deals close this month?', 'list_deals', { closes: month }),
  question('what deals are closing next week', 'list_deals', { closes: '2026-11-30/2026-12-07' }),
  question('show me the open deals', 'list_deals', { outcome: 'open' }),
  question('deals over 5,000 €', 'list_deals', { over: 500_000 }),
  question('deals won this quarter', 'list_deals', { outcome: 'won', closed: '2026-10-01/2027-01-01' }),
  question('which deals did we lose last month?', 'list_deals', {
    outcome: 'lost',
    closed: '2026-10-01/2026-11-01',
  }),
  question('deals of Acme', 'list_deals', { company: acme }),
  question('deals in proposal sent', 'list_deals', { stage: 'stage-4' }),
  question('deals tagged VIP', 'list_deals', { tag: 'tag-1' }),
  question('which deals are stuck?', 'list_deals', { stale: true }),
  question('deals without a next step', 'list_deals', { withoutTask: true }),
  question('how much did we win this year?', 'list_deals', {
    outcome: 'won',
    closed: '2026-01-01/2027-01-01',
  }),
  question('which tasks are overdue?', 'list_tasks', { overdue: true }),
  question('tasks for today', 'list_tasks', { due: '2026-11-23/2026-11-24' }),
  question('what do I have to do this week?', 'list_tasks', { due: '2026-11-23/2026-11-30' }),
  question('tasks about Acme', 'list_tasks', { company: acme }),
  question('urgent tasks', 'list_tasks', { priority: 'high' }),
  question('how much is in the pipeline', 'sales_figures', { figure: 'pipeline' }),
  question('what is our win rate this year?', 'sales_figures', {
    figure: 'winRate',
    period: '2026-01-01/2027-01-01',
  }),
  question('forecast for next quarter', 'sales_figures', {
    figure: 'forecast',
    period: '2027-01-01/2027-04-01',
  }),
  question('why do we lose deals?', 'sales_figures', { figure: 'lostReasons' }),
  question('where do our deals come from', 'sales_figures', { figure: 'sources' }),
  question('who has not been called for a month', 'list_contacts', { quietSince: '2026-10-23' }),
  question('contacts of Acme', 'list_contacts', { company: acme }),
  question('contacts in Valencia', 'list_contacts', { city: 'Valencia' }),
  question('companies in Sevilla', 'list_companies', { city: 'Sevilla' }),
  question('what did we sell last month?', 'list_deals', { outcome: 'won', closed: '2026-10-01/2026-11-01' }),
  question('how much is open with Acme?', 'list_deals', { outcome: 'open', company: acme }),
  question("what's due this week?", 'list_tasks', { due: '2026-11-23/2026-11-30' }),
  question('who should I call today?', 'list_tasks', { due: '/2026-11-24', withPhones: true }),
  question('what is the phone of Lucía Gómez?', 'fetch', { record: lucia }),
  question('when did I last speak with Acme?', 'list_communications', { company: acme }),
  question('which customers have I not contacted in 2 months?', 'list_companies', {
    relationship: 'customer',
    quietSince: '2026-09-23',
  }),
  question('my customers', 'list_companies', { relationship: 'customer' }),
  question('calls with Lucía Gómez last week', 'list_communications', {
    type: 'call',
    contact: lucia,
    when: '2026-11-16/2026-11-23',
  }),
  question('open Acme', 'fetch', { record: acme }),
  question('show me Lucía Gómez', 'fetch', { record: lucia }),
  question('Lucía Gómez', 'fetch', { record: lucia }),
  question('find ana@example.org', 'search', { words: 'ana@example.org' }),
  question('what is missing in Pan de masa madre?', 'product_score', { product: bread }),
  question('products of La Espiga', 'list_products', { brand: 'brand-1' }),
  question('which campaigns are to approve in La Espiga?', 'list_campaigns', {
    brand: 'brand-1',
    status: 'in_review',
  }),
  question('which leads came this week to La Espiga?', 'list_leads', {
    brand: 'brand-1',
    created: '2026-11-23/2026-11-30',
  }),
  question('what is scheduled this week for La Espiga', 'list_posts', {
    brand: 'brand-1',
    status: 'queued',
    due: '2026-11-23/2026-11-30',
  }),
  question('visits of La Espiga last month', 'campaign_figures', {
    brand: 'brand-1',
    period: '2026-10-01/2026-11-01',
  }),
  question('who changed Lucía Gómez?', 'history', { record: lucia }),
  question('which problems are there?', 'list_findings', { list: 'problems', business: 'business-1' }),
];

const deal = { portal: 'leadmanager', about: ['deal-4'] } as const;

const commands: Utterance[] = [
  command('add contact Ana López at Acme, ana@acme.example', 'add_contact', {
    name: 'Ana López',
    company: acme,
    email: 'ana@acme.example',
  }),
  command('new contact Eva Sanz 600 111 222', 'add_contact', { name: 'Eva Sanz', phone: '600 111 222' }),
  command('add company Molinos Blancos', 'add_company', { name: 'Molinos Blancos' }),
  command('new deal "Kiosk" for Acme 3.000 €', 'add_deal', {
    title: 'Kiosk',
    company: acme,
    amount: 300_000,
  }),
  command('remind me to call Lucía Gómez on Thursday', 'add_task', {
    title: 'Call Lucía Gómez',
    due: '2026-11-26',
    contact: lucia,
  }),
  command('add task send the quote tomorrow', 'add_task', { title: 'Send the quote', due: '2026-11-24' }),
  command('call Lucía Gómez tomorrow', 'add_task', {
    title: 'Call Lucía Gómez',
    due: '2026-11-24',
    contact: lucia,
  }),
  command('remind me to buy paper', 'add_task', { title: 'Buy paper' }),
  command('I called Lucía Gómez: she wants a quote', 'log_communication', {
    type: 'call',
    contact: lucia,
    text: 'She wants a quote',
  }),
  command('note that Acme pays late', 'log_communication', {
    type: 'note',
    company: acme,
    text: 'Acme pays late',
  }),
  command('move this deal to negotiation', 'move_deal', { deal: 'deal-4', stage: 'stage-5' }, deal),
  command('move it to proposal', 'move_deal', { deal: 'deal-4', stage: 'stage-4' }, deal),
  command('mark this deal as won', 'move_deal', { deal: 'deal-4', stage: 'stage-6' }, deal),
  command(
    'we lost this deal because of the price',
    'move_deal',
    { deal: 'deal-4', stage: 'stage-7', lostReason: 'the price' },
    deal,
  ),
  command('set the amount to 4.500 €', 'change_deal', { deal: 'deal-4', amount: 450_000 }, deal),
  command(
    'change the close date to 15 December',
    'change_deal',
    { deal: 'deal-4', closes: '2026-12-15' },
    deal,
  ),
  command('mark Revisar contrato as done', 'change_task', {
    task: refNamed('task', 'Revisar contrato'),
    done: true,
  }),
  command('postpone Preparar la demo to Friday', 'change_task', {
    task: refNamed('task', 'Preparar la demo'),
    due: '2026-11-27',
  }),
  command('set the phone of Lucía Gómez to 600 123 456', 'change_contact', {
    contact: lucia,
    phone: '600 123 456',
  }),
  command('delete the task Pedir referencias', 'bin_record', {
    record: refNamed('task', 'Pedir referencias'),
  }),
  command('create a campaign for Pan de masa madre', 'write_campaigns', { product: bread }),
  command('mark Acme as a customer', 'change_company', { company: acme, relationship: 'customer' }),
  command('mark the lead Berta Solís as contacted', 'change_lead', {
    lead: refNamed('lead', 'Berta Solís'),
    status: 'contacted',
  }),
  command('add product Olive oil to La Espiga', 'add_product', { brand: 'brand-1', name: 'Olive oil' }),
  command('assign Acme to Jana', 'change_company', { company: acme, to: 'member-2' }),
  command('assign this deal to me', 'change_deal', { deal: 'deal-4', to: 'member-1' }, deal),
  command('tag Acme as VIP', 'change_company', { company: acme, tag: 'tag-1' }),
  command('add the tag VIP to Lucía Gómez', 'change_contact', { contact: lucia, tag: 'tag-1' }),
  command('undo', 'undo_act'),
];

const others: Utterance[] = [
  { say: 'Acme signed', class: 'ambiguous', want: { choose: 3 } },
  { say: 'close Acme as won', class: 'ambiguous', want: { choose: 3 } },
  { say: 'move Acme to proposal', class: 'ambiguous', want: { choose: 3 } },
  { say: 'remind me to call Lucía on next Friday', class: 'ambiguous', want: { choose: 5 } },
  { say: 'write to Lucía Gómez', class: 'ambiguous', want: { tool: 'email_contact', ask: 'subject' } },
  { say: 'create a campaign', class: 'ambiguous', want: { tool: 'write_campaigns', ask: 'product' } },
  { say: 'add contact', class: 'ambiguous', want: { tool: 'add_contact', ask: 'name' } },
  {
    say: 'mark this deal as lost',
    class: 'ambiguous',
    about: ['deal-4'],
    want: { tool: 'move_deal', ask: 'lostReason' },
  },
  { say: 'products', class: 'ambiguous', want: { tool: 'list_products', ask: 'brand' } },
  { say: 'open Lucia Gomes', class: 'misspelt', want: { tool: 'fetch', args: { record: lucia } } },
  { say: 'deals of Amce', class: 'misspelt', want: { tool: 'list_deals', args: { company: acme } } },
  {
    say: 'open clinica dentl norte',
    class: 'misspelt',
    want: { tool: 'fetch', args: { record: refNamed('company', 'Clínica Dental Norte') } },
  },
  { say: 'delete all deals except Acme', class: 'refuse', want: { refuse: 'condition' } },
  {
    say: 'move this deal to won unless it is late',
    class: 'refuse',
    about: ['deal-4'],
    want: { refuse: 'condition' },
  },
  { say: "don't delete Acme", class: 'refuse', want: { refuse: 'condition' } },
  { say: 'export all contacts', class: 'refuse', want: { refuse: 'never' } },
  { say: 'invite ana@example.org', class: 'refuse', want: { refuse: 'never' } },
  { say: 'bake me a cake', class: 'refuse', want: { refuse: 'unknown' } },
  { say: '', class: 'refuse', want: { refuse: 'unknown' } },
];

export const english: readonly Utterance[] = [...questions, ...commands, ...others, ...monday, ...further];
