import { said, type Utterance } from './utterance';

/** Many at once, own fields, appointments, and names with a slip. */
export const further: readonly Utterance[] = [
  said('command', 'tag all contacts in Vigo with VIP', {
    tool: 'change_many',
    args: { of: 'contacts', tag: 'tag-1', city: 'Vigo' },
  }),
  said('command', 'assign all my overdue tasks to Jana', {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-2', period: '/2026-11-23', assigned: 'member-1' },
  }),
  said('command', 'assign all deals of Acme to Marta', {
    tool: 'change_many',
    args: { of: 'deals', to: 'member-1', about: 'company-1' },
  }),
  said('command', 'mark all tasks for Acme as done', {
    tool: 'change_many',
    args: { of: 'tasks', done: true, about: 'company-1' },
  }),
  said('command', 'move all deals in Qualified to Negotiation', {
    tool: 'change_many',
    args: { of: 'deals', into: 'stage-5', stage: 'stage-2' },
  }),
  said('command', "assign all Jana's tasks to Marta", {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-1', assigned: 'member-2' },
  }),
  said('command', 'add the tag VIP to all customers in Sevilla', {
    tool: 'change_many',
    args: { of: 'customers', tag: 'tag-1', city: 'Sevilla' },
  }),
  said('command', 'tag all contacts tagged Feria with VIP', {
    tool: 'change_many',
    args: { of: 'contacts', tag: 'tag-1', tagged: 'tag-2' },
  }),
  said('command', 'mark all deals of Acme as won', {
    tool: 'change_many',
    args: { of: 'deals', into: 'stage-6', about: 'company-1' },
  }),
  said('command', 'assign all tasks due this week to Jana', {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-2', period: '2026-11-23/2026-11-30' },
  }),
  said('command', 'set the allergy of Lucía Gómez to nuts', {
    tool: 'change_contact',
    args: { contact: 'contact-1', own: 'Allergy: Nuts' },
  }),
  said('command', 'set the oven size of Acme to 40', {
    tool: 'change_company',
    args: { company: 'company-1', own: 'Oven size: 40' },
  }),
  said('command', 'set the delivery route of Acme to North morning', {
    tool: 'change_company',
    args: { company: 'company-1', own: 'Delivery route: North morning' },
  }),
  said('command', 'set up a meeting with Lucía Gómez on Friday at 11', {
    tool: 'add_task',
    args: { due: '2026-11-27T10:00:00.000Z', contact: 'contact-1', title: 'Meeting with Lucía Gómez' },
  }),
  said('command', 'schedule a call with Acme on Thursday at 10', {
    tool: 'add_task',
    args: { due: '2026-11-26T09:00:00.000Z', company: 'company-1', title: 'Call with Acme' },
  }),
  said(
    'command',
    'schedule the campaign Tarta de queso: correo on Monday at 9',
    { tool: 'schedule_posts', args: { when: '2026-11-30T08:00:00.000Z', campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'publish the post about Tarta de queso on LinkedIn tomorrow at 10',
    {
      tool: 'schedule_posts',
      args: { when: '2026-11-24T09:00:00.000Z', network: 'linkedin', campaign: 'campaign-3' },
    },
    { portal: 'comerzia' },
  ),
  said('command', 'remind me to send the quote to Núñez Abogados on 3 December', {
    tool: 'add_task',
    args: { due: '2026-12-03', company: 'company-8', title: 'Send the quote to Núñez Abogados' },
  }),
  said('command', 'remind me to call Hotel Mirador tomorrow at 4pm', {
    tool: 'add_task',
    args: { due: '2026-11-24T15:00:00.000Z', company: 'company-5', title: 'Call Hotel Mirador' },
  }),
  said('command', 'I called Lucía Gómez yesterday: she wants two loaves a day', {
    tool: 'log_communication',
    args: { type: 'call', contact: 'contact-1', when: '2026-11-22', text: 'She wants two loaves a day' },
  }),
  said('command', 'I met with Bodegas Sol today', {
    tool: 'log_communication',
    args: { type: 'meeting', company: 'company-6', when: '2026-11-23' },
  }),
  said('command', 'note that Café Central closes in August', {
    tool: 'log_communication',
    args: { type: 'note', company: 'company-9', text: 'Café Central closes in August' },
  }),
  said('command', 'create a company Panadería Miel', {
    tool: 'add_company',
    args: { name: 'Panadería Miel' },
  }),
  said('command', 'add a contact Rita Soler at Acme', {
    tool: 'add_contact',
    args: { company: 'company-1', name: 'Rita Soler' },
  }),
  said('command', 'new deal Cursos de otoño for Bodegas Sol 4,500 €', {
    tool: 'add_deal',
    args: { amount: 450000, company: 'company-6', title: 'Cursos de otoño' },
  }),
  said('command', 'put off the task Revisar contrato to Thursday', {
    tool: 'change_task',
    args: { due: '2026-11-26', task: 'task-2' },
  }),
  said('command', 'delete the task Preparar la demo', { tool: 'bin_record', args: { record: 'task-3' } }),
  said('command', 'change the phone of Acme to 934 000 111', {
    tool: 'change_company',
    args: { company: 'company-1', phone: '934 000 111' },
  }),
  said('command', 'set the city of Bodegas Sol to Haro', {
    tool: 'change_company',
    args: { company: 'company-6', city: 'Haro' },
  }),
  said('command', 'assign Bodegas Sol to me', {
    tool: 'change_company',
    args: { to: 'member-1', company: 'company-6' },
  }),
  said('command', 'tag Hotel Mirador as VIP', {
    tool: 'change_company',
    args: { tag: 'tag-1', company: 'company-5' },
  }),
  said(
    'command',
    'mark the lead Berta Solís as contacted',
    { tool: 'change_lead', args: { lead: 'lead-1', status: 'contacted' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'approve the campaign Tarta de queso: correo',
    { tool: 'approve_campaign', args: { campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'pause the campaign Tarta de queso: correo',
    { tool: 'pause_campaign', args: { campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'create a campaign for Tarta de queso',
    { tool: 'write_campaigns', args: { product: 'product-2' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'the Tarta de queso also has walnuts',
    { tool: 'add_facts', args: { product: 'product-2', text: 'walnuts' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'add a problem: orders are written on paper',
    {
      tool: 'add_finding',
      args: { list: 'problems', business: 'business-1', text: 'orders are written on paper' },
    },
    { portal: 'consultia' },
  ),
  said('ambiguous', 'Add 500 € to the Acme deal', { choose: 3 }),
  said('ambiguous', 'New quote for Acme 500 €', { tool: 'add_deal', ask: 'title' }),
  said('ambiguous', 'tag all contacts in Vigo with Christmas', { tool: 'change_many', ask: 'tag' }),
  said('ambiguous', 'assign all tasks', { tool: 'change_many', ask: 'to' }),
  said('ambiguous', 'arrange a meeting with Acme next Tuesday at 9', { choose: 2 }),
  said(
    'ambiguous',
    'publish the campaign for Tarta de queso',
    { tool: 'schedule_posts', ask: 'when' },
    { portal: 'comerzia' },
  ),
  said('ambiguous', 'set the allergy of Lucía Gómez', { tool: 'change_contact', ask: 'own' }),
  said('ambiguous', 'Lucía Gómez just confirmed, mark her deal as won', { tool: 'move_deal', ask: 'deal' }),
  said('misspelt', 'open Acmee', { tool: 'fetch', args: { record: 'company-1' } }),
  said('misspelt', 'open Bodegsa Sol', { tool: 'fetch', args: { record: 'company-6' } }),
  said('misspelt', 'show me Hotel Miradro', { tool: 'fetch', args: { record: 'company-5' } }),
  said('misspelt', 'remind me to call Lucia Gomes tomorrow', {
    tool: 'add_task',
    args: { due: '2026-11-24', contact: 'contact-1', title: 'Call Lucia Gomes' },
  }),
  said('misspelt', 'deals of Talleres Riuz', { tool: 'list_deals', args: { company: 'company-2' } }),
  said('misspelt', 'assign Hotel Mirdaor to Jana', {
    tool: 'change_company',
    args: { to: 'member-2', company: 'company-5' },
  }),
  said('misspelt', 'contacts of Nuñes Abogados', { tool: 'list_contacts', args: { company: 'company-8' } }),
  said('misspelt', 'delete the task Prepara la deno', { tool: 'bin_record', args: { record: 'task-3' } }),
  said('misspelt', 'when did I last speak with Lucia Gomez', {
    tool: 'list_communications',
    args: { contact: 'contact-1' },
  }),
  said('misspelt', 'open Ferretería Moderma', { tool: 'fetch', args: { record: 'company-10' } }),
  said('misspelt', 'what is the phone of Viveros del Vale', {
    tool: 'fetch',
    args: { record: 'company-11' },
  }),
  said('misspelt', 'change the phone of Transportes Lra to 600 111 222', {
    tool: 'change_company',
    args: { company: 'company-12', phone: '600 111 222' },
  }),
  said('misspelt', 'call Cafe Cenral tomorrow', {
    tool: 'add_task',
    args: { due: '2026-11-24', company: 'company-9', title: 'Call Cafe Cenral' },
  }),
  said('refuse', 'mark all deals of Acme as lost', { refuse: 'unknown' }),
  said('command', 'move all my tasks to Monday', {
    tool: 'change_many',
    args: { of: 'tasks', due: '2026-11-30', assigned: 'member-1' },
  }),
  said('refuse', 'delete all tasks of Acme', { refuse: 'unknown' }),
  said('refuse', 'tag all contacts except those in Vigo with VIP', { refuse: 'condition' }),
  said('question', 'contacts whose allergy is gluten', {
    tool: 'list_contacts',
    args: { own: 'Allergy: Gluten' },
  }),
  said('question', 'companies whose oven size is 40', {
    tool: 'list_companies',
    args: { own: 'Oven size: 40' },
  }),
  said('question', 'Who do I have to ring back?', {
    tool: 'list_tasks',
    args: { due: '/2026-11-24', withPhones: true },
  }),
  said('question', 'What did we agree with Acme?', {
    tool: 'list_communications',
    args: { company: 'company-1' },
  }),
  said('question', 'When is the next meeting with Lucía Gómez?', {
    tool: 'list_tasks',
    args: { contact: 'contact-1' },
  }),
  said('question', 'How did last week go?', {
    tool: 'sales_figures',
    args: { figure: 'activity', period: '2026-11-16/2026-11-23' },
  }),
  said('question', 'Who owns the Acme account?', { tool: 'fetch', args: { record: 'company-1' } }),
  said('question', 'Which deals have gone quiet?', { tool: 'list_deals', args: { stale: true } }),
];
