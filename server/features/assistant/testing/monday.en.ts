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
  question("Who haven't we talked to in over a month?", 'list_contacts', { quietSince: '2026-10-23' }),
  question('Who have we not spoken to for three weeks?', 'list_contacts', { quietSince: '2026-11-02' }),
  question('which people have I not heard from', 'list_contacts', { quietSince: '2026-10-23' }),
  question("Which customers haven't we called since October?", 'list_companies', {
    relationship: 'customer',
    quietSince: '2026-10-01',
  }),
  refused("Which contacts haven't paid?", 'condition'),
  // Until a day.
  question('Which deals should close by the end of the month?', 'list_deals', { closes: '/2026-12-01' }),
  question('deals closing before the end of the year', 'list_deals', { closes: '/2027-01-01' }),
  question('deals closing before Friday', 'list_deals', { closes: '/2026-11-27' }),
  command('remind me to send the invoice by the end of the month', 'add_task', {
    title: 'Send the invoice',
    due: '2026-11-30',
  }),
  // What was said keeps its days.
  command('I just spoke to Lucía Gómez, he will decide next week', 'log_communication', {
    type: 'call',
    contact: lucia,
    text: 'He will decide next week',
  }),
  command('I spoke to Lucía Gómez yesterday, she wants the offer on Friday', 'log_communication', {
    type: 'call',
    contact: lucia,
    when: '2026-11-22',
    text: 'She wants the offer on Friday',
  }),
  command('Yesterday I called Lucía Gómez: agreed', 'log_communication', {
    type: 'call',
    contact: lucia,
    when: '2026-11-22',
    text: 'Agreed',
  }),
  command('I called Lucía Gómez at 4pm, no answer', 'log_communication', {
    type: 'call',
    contact: lucia,
    text: 'At 4pm, no answer',
  }),
  // An order is no list.
  { say: 'Set the Acme deal to 13,500 euros', class: 'ambiguous', want: { choose: 3 } },
  command('set the Talleres Ruiz deal to 13,500 euros', 'change_deal', { deal: 'deal-6', amount: 1_350_000 }),
  command('Close the Talleres Ruiz deal as lost, they say it is too expensive', 'move_deal', {
    deal: 'deal-6',
    stage: 'stage-7',
    lostReason: 'they say it is too expensive',
  }),
  command('move Talleres Ruiz to negotiation', 'move_deal', { deal: 'deal-6', stage: 'stage-5' }),
  question('deals with Acme that we won', 'list_deals', { outcome: 'won', company: acme }),
  asking('publish the campaign for the bread', 'schedule_posts', 'when'),
  refused('add a lead Berta'),
  refused('cancel the task Pedir referencias'),
  refused('send the proposal to Acme tomorrow'),
  refused('email everyone who bought bread', 'campaign'),
  refused('write to all my customers', 'campaign'),
  // What owners ask.
  question("What's overdue?", 'list_tasks', { overdue: true }),
  question('what is late?', 'list_tasks', { overdue: true }),
  question("What's Lucía Gómez's phone number?", 'fetch', { record: lucia }),
  question('phone number of Lucía Gómez', 'fetch', { record: lucia }),
  question("Lucía Gómez's email", 'fetch', { record: lucia }),
  question('How is Acme going?', 'fetch', { record: acme }),
  question('Show me everything about Acme', 'fetch', { record: acme }),
  question('biggest deal still open?', 'list_deals', { outcome: 'open', over: 0 }),
  question('what are our most expensive deals?', 'list_deals', { over: 0 }),
  question('who should I call tomorrow?', 'list_tasks', {
    due: '2026-11-24/2026-11-25',
    withPhones: true,
  }),
  question('How much money is in Negotiation?', 'list_deals', { stage: 'stage-5' }),
  question('Which proposals are still waiting for an answer?', 'list_deals', {
    stage: 'stage-4',
    outcome: 'open',
  }),
  question('quotes we won this month', 'list_deals', { outcome: 'won', closed: '2026-11-01/2026-12-01' }),
  question('Have we lost any deals this autumn and why?', 'sales_figures', {
    figure: 'lostReasons',
    period: '2026-09-01/2026-12-01',
  }),
  question('What does the report say about my bakery?', 'read_report', { business: 'business-1' }),
  question('what does Pan de masa madre lack?', 'product_score', { product: bread }),
  question('Which campaigns of La Espiga are running right now?', 'list_campaigns', {
    brand: 'brand-1',
    status: 'running',
  }),
  asking('Who has shown interest this week?', 'list_leads', 'brand'),
  asking('When is the next post going out?', 'list_posts', 'brand'),
  refused('When Acme pays, mark it as won', 'condition'),
  command('note to call Lucía Gómez tomorrow', 'add_task', {
    title: 'Call Lucía Gómez',
    due: '2026-11-24',
    contact: lucia,
  }),
  command('Add a new contact: Martha Jones, martha@jones.example, from Jones Bakers', 'add_contact', {
    name: 'Martha Jones',
    email: 'martha@jones.example',
  }),
];
