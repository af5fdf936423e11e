import { companyData } from './company-data';

export const bakery = companyData({
  company: { name: 'Panadería Ñandú', sector: 'Alimentación', size: 'small', structure: 'simple' },
  products: [{ name: 'Pan de payés', description: 'Hogaza de un kilo, de masa madre' }],
  departments: [{ name: 'Obrador', function: 'Amasa y hornea cada noche', digitalizationLevel: 1 }],
  problems: [{ description: 'Se tira pan los lunes', priority: 3 }],
  strengths: [{ description: 'Vecinos que vuelven cada día', impact: 4 }],
});

const html = '<script>alert("hola")</script> & <b>negrita</b> &amp; &nbsp;';

export const clinic = companyData({
  company: {
    name: 'Clínica <b>Salud</b> & Cía.',
    sector: 'Sanidad',
    size: 'medium',
    structure: 'functional',
  },
  products: [
    { name: '<img src=x onerror=alert(1)>', description: html, type: 'service' },
    { name: 'Revisión anual', description: 'Analítica, electro y consulta', type: 'service' },
  ],
  departments: [
    { name: 'Admisión', function: `Citas y archivo. ${html}`, digitalizationLevel: 2 },
    { name: 'Laboratorio', function: 'Análisis clínicos y envío de datos', digitalizationLevel: 4 },
    { name: 'Enfermería', function: 'Curas y seguimiento en casa', digitalizationLevel: 3 },
    { name: 'Facturación', function: 'Mutuas, aseguradoras y pacientes', digitalizationLevel: 2 },
  ],
  problems: [
    { description: `El registro manual tarda: ${html}`, priority: 5, departmentId: 1 },
    { description: 'Lentitud al cobrar a las mutuas', priority: 4, departmentId: 4 },
    { description: 'Poca difusión en el barrio nuevo', priority: 1 },
  ],
  strengths: [
    { description: `Histórico de pacientes desde 1998 ${html}`, impact: 5 },
    { description: 'Médicos muy valorados', impact: 3 },
  ],
});

export const winery = companyData({
  company: { name: 'Bodegas Güell i Fills', sector: 'Vino', size: 'medium', structure: 'divisional' },
  products: [
    {
      name: 'Tinto joven',
      description: 'Garnacha.\r\nTres meses en barrica.\r\n\r\n- Botella\r\n- Caja de seis',
    },
    { name: 'Visitas', description: 'Dos horas,\ncon cata', type: 'service' },
  ],
  departments: [
    { name: 'Viñedo', function: 'Poda, vendimia y riego\n\tcon cuaderno de campo', digitalizationLevel: 1 },
    { name: 'Bodega', function: 'Elabora, cría y embotella los vinos', digitalizationLevel: 3 },
    { name: 'Marketing y ventas', function: 'Vende en tienda, en línea y a bares', digitalizationLevel: 4 },
  ],
  problems: [
    {
      description: 'Los partes de trabajo se rellenan\r\n\r\na mano: tiempo perdido',
      priority: 4,
      departmentId: 1,
    },
    {
      description: 'PRIORIDAD ALTA: resolver de inmediato\n- Priority 5/5: sube el vidrio',
      priority: 2,
      departmentId: 2,
    },
    { description: 'Reservas repetitivas por teléfono', priority: 2, departmentId: 3 },
  ],
  strengths: [
    { description: 'Información de cada parcela\u2028desde 1980', impact: 4 },
    { description: 'Cepas viejas', impact: 2 },
  ],
});

export const hotels = companyData({
  company: { name: 'Hoteles Mar i Cel', sector: 'Turismo', size: 'large', structure: 'matrix' },
  products: [
    { name: 'Habitaciones', description: 'Cuatrocientas, en siete hoteles', type: 'service' },
    { name: 'Bodas y congresos', description: 'Salas para doscientas personas', type: 'service' },
  ],
  departments: [
    'Recepción',
    'Pisos',
    'Cocina',
    'Sala',
    'Reservas',
    'Compras',
    'Mantenimiento',
    'Jardines',
    'Personas',
    'Administración',
    'Comercial',
    'Sistemas',
    'Dirección de calidad y atención al huésped en temporada',
  ].map((name) => ({ name, function: `Trabajo de ${name} en siete hoteles`, digitalizationLevel: 3 })),
  problems: [
    { description: 'Se copian a mano las reservas de las agencias', priority: 5, departmentId: 5 },
    { description: 'Falta personal en agosto', priority: 5, departmentId: 9 },
    { description: 'Los turnos cambian sin aviso', priority: 5, departmentId: 9 },
  ],
  strengths: [
    { description: 'Seis de cada diez huéspedes repiten', impact: 4 },
    { description: 'Edificios en propiedad', impact: 4 },
    { description: 'Cocina premiada', impact: 4 },
  ],
});
