import { companyData } from '../company-data';

/** One person, who answered next to nothing of what is asked for the report. */
export const translator = companyData({
  company: { name: 'Marta Iglesias, traducciones', sector: 'Traducción', size: 'small', structure: 'simple' },
  products: [
    {
      name: 'Traducción jurada',
      description: 'Títulos, contratos y actas, con firma y sello.',
      type: 'service',
    },
    { name: 'Traducción comercial', description: 'Webs y catálogos del alemán al español.', type: 'service' },
  ],
  departments: [
    { name: 'Todo', function: 'Traduzco, presupuesto, facturo y cobro yo sola.', digitalizationLevel: 3 },
  ],
  problems: [
    { description: 'Hago los presupuestos uno a uno y tardo en contestar', priority: 4, hoursPerMonth: 12 },
    { description: 'Cobro tarde: nadie reclama las facturas vencidas', priority: 4 },
    { description: 'Los encargos llegan todos a la vez', priority: 2 },
  ],
  strengths: [
    { description: 'Memorias de traducción de quince años', impact: 5 },
    { description: 'Clientes que repiten', impact: 4 },
  ],
});

/** A clinic of twenty, whose director answered most questions. */
export const dentist = companyData({
  company: {
    name: 'Clínica Dental Alameda',
    sector: 'Clínica dental',
    size: 'small',
    structure: 'functional',
    hasTenOrMore: true,
    hourCost: 2400,
  },
  products: [
    { name: 'Revisiones y limpiezas', description: 'Cada seis meses, con aviso.', type: 'service' },
    { name: 'Ortodoncia', description: 'Brackets y alineadores, con financiación.', type: 'service' },
    { name: 'Implantes', description: 'Cirugía guiada y prótesis de laboratorio propio.', type: 'service' },
  ],
  departments: [
    {
      name: 'Recepción',
      function: 'Da las citas, cobra y contesta el teléfono y el WhatsApp.',
      digitalizationLevel: 2,
      programs: 'Gesden, WhatsApp, agenda de papel',
    },
    {
      name: 'Gabinetes',
      function: 'Atiende a los pacientes y escribe las historias clínicas.',
      digitalizationLevel: 4,
      programs: 'Gesden',
    },
    {
      name: 'Laboratorio de prótesis',
      function: 'Diseña y fresa coronas y férulas.',
      digitalizationLevel: 5,
      programs: 'exocad',
    },
    {
      name: 'Administración',
      function: 'Facturas, financieras y análisis de la cuenta mensual.',
      digitalizationLevel: 3,
      programs: 'Excel, Contasol',
    },
  ],
  problems: [
    {
      description: 'Uno de cada diez pacientes no viene y no avisa; el hueco se queda vacío.',
      priority: 5,
      departmentId: 1,
      hoursPerMonth: 32,
      measure: 'citas perdidas al mes: hoy 45, meta 15',
      responsibleId: 2,
      strengthIds: [1],
    },
    {
      description: 'Los presupuestos de ortodoncia se hacen a mano en Word y nadie los sigue.',
      priority: 4,
      departmentId: 1,
      hoursPerMonth: 14,
      responsibleId: 2,
    },
    {
      description: 'Pasamos mucho tiempo al teléfono cambiando citas.',
      priority: 4,
      departmentId: 1,
      hoursPerMonth: 40,
    },
    {
      description: 'El consentimiento informado se firma en papel y luego se escanea.',
      priority: 3,
      departmentId: 2,
      hoursPerMonth: 9,
    },
    { description: 'Se nos caducan materiales en el almacén.', priority: 2, departmentId: 2 },
    { description: 'Cuesta encontrar higienistas en verano.', priority: 2 },
    { description: 'La web no sale en Google.', priority: 1 },
  ],
  strengths: [
    { description: 'Historiales de 9.000 pacientes en un solo programa.', impact: 5 },
    { description: 'Laboratorio propio: las coronas están en dos días.', impact: 5 },
    { description: 'Equipo estable; la mitad lleva más de diez años.', impact: 4 },
    { description: 'Aparcamiento gratuito.', impact: 2 },
  ],
  people: [
    { id: 1, name: 'Dra. Elena Pardo', position: 'Directora', isPrimary: true },
    { id: 2, name: 'Nuria Gil', position: 'Coordinadora de recepción', isPrimary: false },
  ],
});

/** A garage with few words, typed on a telephone. */
export const garage = companyData({
  company: { name: 'Talleres Hnos. Cuesta', sector: 'Taller mecánico', size: 'small', structure: 'simple' },
  products: [
    { name: 'mecanica general', description: 'cambios de aceite, frenos, embragues', type: 'service' },
    { name: 'chapa y pintura', description: 'con las aseguradoras', type: 'service' },
    { name: 'neumaticos', description: 'venta y montaje' },
  ],
  departments: [
    { name: 'taller', function: 'reparar', digitalizationLevel: 1, programs: 'ninguno' },
    { name: 'oficina', function: 'facturas y pedir piezas', digitalizationLevel: 2, programs: 'Excel' },
  ],
  problems: [
    { description: 'perdemos tiempo buscando piezas', priority: 5, departmentId: 1 },
    {
      description: 'las ordenes se apuntan en papel y se pierden',
      priority: 5,
      departmentId: 1,
      hoursPerMonth: 20,
    },
    { description: 'las aseguradoras pagan a 90 dias', priority: 4, departmentId: 2 },
    { description: 'no hay aprendices', priority: 3 },
    { description: 'facturar a mano', priority: 3, departmentId: 2, hoursPerMonth: 8 },
  ],
  strengths: [
    { description: 'clientes de toda la vida', impact: 5 },
    { description: 'precio', impact: 3 },
  ],
  people: [{ id: 1, name: 'Paco Cuesta', position: 'socio', isPrimary: true }],
});

/** An olive farm with its own mill, a sector that no public figure covers. */
export const farm = companyData({
  company: {
    name: 'Olivares de Jabalcuz, S. L.',
    sector: 'Agricultura',
    size: 'small',
    structure: 'functional',
    hasTenOrMore: true,
    hourCost: 1400,
  },
  products: [
    {
      name: 'Aceite de oliva virgen extra',
      description: 'Picual de cosecha temprana, en botella y en lata.',
    },
    { name: 'Aceite a granel', description: 'Para envasadores, en cisterna.' },
    { name: 'Molturación a terceros', description: 'Molemos la aceituna de vecinos.', type: 'service' },
  ],
  departments: [
    {
      name: 'Campo',
      function: 'Poda, riego, tratamientos y recogida en 180 hectáreas.',
      digitalizationLevel: 1,
      programs: 'Cuaderno de papel',
    },
    {
      name: 'Almazara',
      function: 'Recibe, muele y guarda el aceite por calidades; toma datos de cada depósito.',
      digitalizationLevel: 3,
      programs: 'Excel',
    },
    { name: 'Ventas', function: 'Tiendas, restaurantes y exportación.', digitalizationLevel: 2 },
  ],
  problems: [
    {
      description:
        'El cuaderno de campo se lleva en papel y hay que pasarlo al SIEX antes de la inspección; se nos van semanas enteras.',
      priority: 5,
      departmentId: 1,
      hoursPerMonth: 25,
      responsibleId: 2,
    },
    {
      description: 'Regamos a ojo. El agua es cada año más cara y el pozo no da más.',
      priority: 5,
      departmentId: 1,
      measure: 'm³ por hectárea y campaña: hoy 1.500, meta 1.200',
    },
    {
      description: 'En campaña las colas en la báscula son de dos horas: la pesada se apunta manualmente.',
      priority: 4,
      departmentId: 2,
      hoursPerMonth: 30,
    },
    { description: 'No sabemos qué finca da dinero y cuál no.', priority: 4, departmentId: 1 },
    {
      description: 'Los clientes de fuera preguntan la trazabilidad y tardamos días en contestar.',
      priority: 3,
      departmentId: 3,
    },
    { description: 'El tiempo: heladas en flor y sequía.', priority: 3, departmentId: 1 },
    { description: 'Faltan manos en noviembre.', priority: 2, departmentId: 1 },
  ],
  strengths: [
    { description: 'Datos históricos de cosecha por parcela desde 2009.', impact: 5 },
    { description: 'Almazara propia: del árbol al depósito en cuatro horas.', impact: 5 },
    { description: 'Premio Jaén Selección.', impact: 4 },
  ],
  people: [
    { id: 1, name: 'Rafael Jurado', position: 'Administrador', isPrimary: true },
    { id: 2, name: 'Inés Jurado', position: 'Ingeniera agrónoma', isPrimary: false },
  ],
});
