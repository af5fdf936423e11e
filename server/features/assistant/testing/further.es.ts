import { said, type Utterance } from './utterance';

/** Many at once, own fields, appointments, and names with a slip. */
export const further: readonly Utterance[] = [
  said('command', 'etiqueta todos los contactos de Vigo con VIP', {
    tool: 'change_many',
    args: { of: 'contacts', tag: 'tag-1', city: 'Vigo' },
  }),
  said('command', 'asigna todas mis tareas atrasadas a Jana', {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-2', period: '/2026-11-23', assigned: 'member-1' },
  }),
  said('command', 'asigna todas las oportunidades de Acme a Marta', {
    tool: 'change_many',
    args: { of: 'deals', to: 'member-1', about: 'company-1' },
  }),
  said('command', 'marca todas las tareas de Acme como hechas', {
    tool: 'change_many',
    args: { of: 'tasks', done: true, about: 'company-1' },
  }),
  said('command', 'pasa todas las oportunidades de Cualificada a Negociación', {
    tool: 'change_many',
    args: { of: 'deals', into: 'stage-5', stage: 'stage-2' },
  }),
  said('command', 'asigna las tareas de Jana a Marta', {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-1', assigned: 'member-2' },
  }),
  said('command', 'pon la etiqueta VIP a todos los clientes de Sevilla', {
    tool: 'change_many',
    args: { of: 'customers', tag: 'tag-1', city: 'Sevilla' },
  }),
  said('command', 'pon todas las oportunidades de Acme como ganadas', {
    tool: 'change_many',
    args: { of: 'deals', into: 'stage-6', about: 'company-1' },
  }),
  said('command', 'asigna las tareas de esta semana a Jana', {
    tool: 'change_many',
    args: { of: 'tasks', to: 'member-2', period: '2026-11-23/2026-11-30' },
  }),
  said('command', 'pon la alergia de Lucía Gómez a frutos secos', {
    tool: 'change_contact',
    args: { contact: 'contact-1', own: 'Alergia: frutos secos' },
  }),
  said('command', 'pon el presupuesto anual de Acme a 3.000 €', {
    tool: 'change_company',
    args: { company: 'company-1', own: 'Presupuesto anual: 3000' },
  }),
  said('command', 'pon una reunión con Lucía Gómez el viernes a las 11', {
    tool: 'add_task',
    args: { due: '2026-11-27T10:00:00.000Z', contact: 'contact-1', title: 'Reunión con Lucía Gómez' },
  }),
  said('command', 'agenda una llamada con Acme el jueves', {
    tool: 'add_task',
    args: { due: '2026-11-26', company: 'company-1', title: 'Llamada con Acme' },
  }),
  said(
    'command',
    'programa la campaña Tarta de queso: correo para el lunes a las 9',
    { tool: 'schedule_posts', args: { when: '2026-11-30T08:00:00.000Z', campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said('command', 'recuérdame mandar el presupuesto a Núñez Abogados el 3 de diciembre', {
    tool: 'add_task',
    args: { due: '2026-12-03', company: 'company-8', title: 'Mandar el presupuesto a Núñez Abogados' },
  }),
  said('command', 'recuérdame llamar a Hotel Mirador mañana a las 16:00', {
    tool: 'add_task',
    args: { due: '2026-11-24T15:00:00.000Z', company: 'company-5', title: 'Llamar a Hotel Mirador' },
  }),
  said('command', 'he llamado a Lucía Gómez: quiere dos hogazas al día', {
    tool: 'log_communication',
    args: { type: 'call', contact: 'contact-1', text: 'Quiere dos hogazas al día' },
  }),
  said('command', 'me reuní con Bodegas Sol hoy', {
    tool: 'log_communication',
    args: { type: 'meeting', company: 'company-6', when: '2026-11-23' },
  }),
  said('command', 'anota que Café Central cierra en agosto', {
    tool: 'log_communication',
    args: { type: 'note', company: 'company-9', text: 'Café Central cierra en agosto' },
  }),
  said('command', 'nueva empresa Panadería Miel', { tool: 'add_company', args: { name: 'Panadería Miel' } }),
  said('command', 'añade el contacto Rita Soler de Acme', {
    tool: 'add_contact',
    args: { company: 'company-1', name: 'Rita Soler' },
  }),
  said('command', 'nueva oportunidad Cursos de otoño para Bodegas Sol 4.500 €', {
    tool: 'add_deal',
    args: { amount: 450000, company: 'company-6', title: 'Cursos de otoño' },
  }),
  said('command', 'aplaza la tarea Revisar contrato al jueves', {
    tool: 'change_task',
    args: { due: '2026-11-26', task: 'task-2' },
  }),
  said('command', 'termina la tarea Pedir referencias', {
    tool: 'change_task',
    args: { task: 'task-4', done: true },
  }),
  said('command', 'borra la tarea Preparar la demo', { tool: 'bin_record', args: { record: 'task-3' } }),
  said('command', 'cambia el teléfono de Acme a 934 000 111', {
    tool: 'change_company',
    args: { company: 'company-1', phone: '934 000 111' },
  }),
  said('command', 'pon la ciudad de Bodegas Sol a Haro', {
    tool: 'change_company',
    args: { company: 'company-6', city: 'Haro' },
  }),
  said('command', 'asigna Bodegas Sol a Jana', {
    tool: 'change_company',
    args: { to: 'member-2', company: 'company-6' },
  }),
  said('command', 'etiqueta Hotel Mirador como VIP', {
    tool: 'change_company',
    args: { tag: 'tag-1', company: 'company-5' },
  }),
  said(
    'command',
    'marca el lead Berta Solís como contactado',
    { tool: 'change_lead', args: { lead: 'lead-1', status: 'contacted' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'aprueba la campaña Tarta de queso: correo',
    { tool: 'approve_campaign', args: { campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'pausa la campaña Tarta de queso: correo',
    { tool: 'pause_campaign', args: { campaign: 'campaign-3' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'crea una campaña para la Tarta de queso',
    { tool: 'write_campaigns', args: { product: 'product-2' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'la Tarta de queso también lleva nueces',
    { tool: 'add_facts', args: { product: 'product-2', text: 'nueces' } },
    { portal: 'comerzia' },
  ),
  said(
    'command',
    'añade un problema: los pedidos se apuntan en papel',
    {
      tool: 'add_finding',
      args: { list: 'problems', business: 'business-1', text: 'los pedidos se apuntan en papel' },
    },
    { portal: 'consultia' },
  ),
  said('command', 'deshaz lo último', { tool: 'undo_act', args: {} }),
  said('ambiguous', 'añade 500 € a la oportunidad de Acme', { choose: 3 }),
  said('ambiguous', 'nuevo presupuesto para Acme de 500 €', { tool: 'add_deal', ask: 'title' }),
  said('ambiguous', 'etiqueta todos los contactos de Vigo como Navidad', { tool: 'change_many', ask: 'tag' }),
  said('ambiguous', 'asigna todas las tareas', { tool: 'change_many', ask: 'to' }),
  said(
    'ambiguous',
    'programa la campaña de la tarta para el lunes',
    { tool: 'schedule_posts', ask: 'when' },
    { portal: 'comerzia' },
  ),
  said('ambiguous', 'Lucía Gómez ha dicho que sí, marca su oportunidad como ganada', {
    tool: 'move_deal',
    ask: 'deal',
  }),
  said('ambiguous', 'Cambia el cierre de Web corporativa al 15 de enero', { choose: 4 }),
  said('misspelt', 'abre Acmee', { tool: 'fetch', args: { record: 'company-1' } }),
  said('misspelt', 'abre Bodegsa Sol', { tool: 'fetch', args: { record: 'company-6' } }),
  said('misspelt', 'enséñame Hotel Miradro', { tool: 'fetch', args: { record: 'company-5' } }),
  said('misspelt', 'recuérdame llamar a Lucia Gomes mañana', {
    tool: 'add_task',
    args: { due: '2026-11-24', contact: 'contact-1', title: 'Llamar a Lucia Gomes' },
  }),
  said('misspelt', 'oportunidades de Talleres Riuz', { tool: 'list_deals', args: { company: 'company-2' } }),
  said('misspelt', 'tareas de Imprenta Rapdia', { tool: 'list_tasks', args: { company: 'company-7' } }),
  said('misspelt', 'etiqueta Bodegas Slo como VIP', {
    tool: 'change_company',
    args: { tag: 'tag-1', company: 'company-6' },
  }),
  said('misspelt', 'asigna Hotel Mirdaor a Jana', {
    tool: 'change_company',
    args: { to: 'member-2', company: 'company-5' },
  }),
  said('misspelt', 'contactos de Nuñes Abogados', { tool: 'list_contacts', args: { company: 'company-8' } }),
  said('misspelt', 'borra la tarea Prepara la deno', { tool: 'bin_record', args: { record: 'task-3' } }),
  said('misspelt', 'cuándo hablé por última vez con Lucia Gomez', {
    tool: 'list_communications',
    args: { contact: 'contact-1' },
  }),
  said('misspelt', 'abre Ferretería Moderma', { tool: 'fetch', args: { record: 'company-10' } }),
  said('misspelt', 'teléfono de Viveros del Vale', { tool: 'fetch', args: { record: 'company-11' } }),
  said('misspelt', 'cambia el teléfono de Transportes Lra a 600 111 222', {
    tool: 'change_company',
    args: { company: 'company-12', phone: '600 111 222' },
  }),
  said('misspelt', 'llama a Cafe Cenral mañana', {
    tool: 'add_task',
    args: { due: '2026-11-24', company: 'company-9', title: 'Llama a Cafe Cenral' },
  }),
  said('refuse', 'pon todas las oportunidades de Acme como perdidas', { refuse: 'unknown' }),
  said('command', 'aplaza todas mis tareas al lunes', {
    tool: 'change_many',
    args: { of: 'tasks', due: '2026-11-30', assigned: 'member-1' },
  }),
  said('refuse', 'borra todas las tareas de Acme', { refuse: 'unknown' }),
  said('refuse', 'etiqueta todos los contactos menos los de Vigo con VIP', { refuse: 'condition' }),
  said('question', 'contactos con alergia gluten', {
    tool: 'list_contacts',
    args: { own: 'Alergia: gluten' },
  }),
  said('question', '¿A quién tengo que devolver la llamada?', {
    tool: 'list_tasks',
    args: { due: '/2026-11-24', withPhones: true },
  }),
  said('question', '¿En qué quedamos con Acme?', {
    tool: 'list_communications',
    args: { company: 'company-1' },
  }),
  said('question', '¿Cuándo es la próxima reunión con Lucía Gómez?', {
    tool: 'list_tasks',
    args: { contact: 'contact-1' },
  }),
  said('question', '¿Qué tal fue la semana pasada?', {
    tool: 'sales_figures',
    args: { figure: 'activity', period: '2026-11-16/2026-11-23' },
  }),
  said('question', '¿Quién lleva Acme?', { tool: 'fetch', args: { record: 'company-1' } }),
  said('question', '¿Qué oportunidades se han quedado paradas?', {
    tool: 'list_deals',
    args: { stale: true },
  }),
];
