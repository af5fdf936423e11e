import type { LeadStatus, Suspicion } from '../../../../shared/marketing/capture/scales';

/** What a visitor came by: a post on a channel, a search engine, the poster in the shop, or nothing known. */
export type CameBy = 'facebook' | 'linkedin' | 'rss' | 'search' | 'poster' | 'direct';

/** Something that happened some days ago, at an hour (`HH:MM`). */
type When = [ago: number, hour: string];

interface DemoForm {
  name: string;
  email: string;
  phone?: string;
  message?: string;
  came: When;
  by: CameBy;
  /** Looked at the page before on the same day, having come by this. */
  first?: CameBy;
}

/** A person who left an address, and what became of them. */
export interface DemoLead extends DemoForm {
  /** Minutes until the address was confirmed; `never` with a ticked box, absent without. */
  confirms?: number | 'never';
  answered?: When;
  /** What they wrote then. */
  answer?: string;
  /** Unsubscribed from the mails. */
  left?: When;
  /** What a person made of it, some days ago. */
  marked?: [to: LeadStatus, ago: number];
}

/** A form that lies apart. */
export interface DemoSuspect extends DemoForm {
  suspicions: Suspicion[];
}

const person = (name: string) => {
  const [first = '', last = ''] = name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ');
  return { name, email: `${first}.${last}@example.org` };
};

export const demoLeads: readonly DemoLead[] = [
  {
    ...person('Rosalía Melgar Ibáñez'),
    message: '¿Puedo reservar dos hogazas para todos los sábados?',
    came: [28, '12:40'],
    by: 'facebook',
    confirms: 7,
    answered: [27, '10:15'],
    answer: 'Apuntadme dos para este sábado. Paso a recogerlas a primera hora.',
    marked: ['won', 24],
  },
  { ...person('Tadeo Quirós Lanza'), came: [28, '19:20'], by: 'rss', confirms: 35 },
  {
    ...person('Carmela Ontoria Vidal'),
    phone: '600 100 003',
    message: 'Somos doce en la mesa este domingo. ¿Llegáis a tiempo?',
    came: [27, '09:50'],
    by: 'search',
    marked: ['lost', 25],
  },
  {
    ...person('Fermín Aldaba Reyes'),
    came: [27, '13:05'],
    by: 'facebook',
    confirms: 12,
    marked: ['won', 19],
  },
  { ...person('Jimena Castrillo Mora'), came: [25, '20:10'], by: 'poster', confirms: 4 },
  {
    ...person('Amadeo Verdugo Solís'),
    message: '¿La hogaza lleva trigo de la zona?',
    came: [24, '11:30'],
    by: 'facebook',
    confirms: 180,
    marked: ['qualified', 18],
  },
  {
    ...person('Úrsula Pedraza Nieto'),
    phone: '600 100 007',
    message: '¿La hacéis también sin sal?',
    came: [22, '17:45'],
    by: 'direct',
  },
  { ...person('Leandro Saavedra Cobo'), came: [21, '10:20'], by: 'rss', confirms: 15, left: [20, '11:00'] },
  { ...person('Petra Villalobos Haro'), came: [21, '18:35'], by: 'search', confirms: 9 },
  {
    ...person('Isidro Bermejo Cuesta'),
    message: 'Busco pan para una casa de comidas, unas ocho piezas al día.',
    came: [20, '12:50'],
    by: 'rss',
    confirms: 22,
    answered: [19, '09:40'],
    answer: '¿Podríais servirme las ocho piezas antes de las diez?',
    marked: ['qualified', 15],
  },
  { ...person('Adela Montesinos Roca'), came: [18, '20:30'], by: 'facebook', first: 'search', confirms: 6 },
  { name: 'asdf asdf', email: 'asdf@example.org', came: [17, '13:15'], by: 'direct', marked: ['spam', 16] },
  { ...person('Gaspar Luengo Prado'), came: [17, '14:35'], by: 'facebook', confirms: 48 },
  {
    ...person('Blanca Arteaga Simón'),
    message: 'La probé el jueves. Quiero una cada semana.',
    came: [17, '19:00'],
    by: 'facebook',
    confirms: 3,
    marked: ['won', 9],
  },
  { ...person('Evaristo Comas Rubio'), came: [16, '12:20'], by: 'facebook', confirms: 16 },
  {
    ...person('Noelia Barrientos Gil'),
    message: '¿A qué hora cerráis los viernes?',
    came: [13, '18:10'],
    by: 'linkedin',
    confirms: 10,
    answered: [12, '16:30'],
    answer: 'Gracias. Entonces me acerco el viernes al salir del trabajo.',
    marked: ['contacted', 11],
  },
  { ...person('Cipriano Escudero Luna'), came: [12, '11:45'], by: 'poster', confirms: 64 },
  {
    ...person('Mireia Fontán Ribes'),
    phone: '600 100 018',
    message: 'Prefiero que me llaméis por la tarde.',
    came: [11, '13:40'],
    by: 'direct',
    marked: ['contacted', 10],
  },
  { ...person('Hilario Zamora Peña'), came: [10, '12:20'], by: 'rss', confirms: 5, marked: ['lost', 6] },
  { ...person('Lourdes Cañizares Pons'), came: [10, '20:30'], by: 'rss', confirms: 8 },
  {
    ...person('Damián Robles Huerta'),
    message: '¿Hacéis piezas de dos kilos por encargo?',
    came: [8, '17:15'],
    by: 'linkedin',
    first: 'search',
    confirms: 20,
    marked: ['qualified', 4],
  },
  { ...person('Ariadna Solana Ferrer'), came: [7, '13:20'], by: 'facebook', confirms: 11 },
  {
    ...person('Ramiro Olmedo Salas'),
    message: 'Se me pasó la hora de la reserva. ¿Puedo recogerla el sábado?',
    came: [7, '19:40'],
    by: 'facebook',
    confirms: 33,
    answered: [6, '10:05'],
    answer: 'Me va bien el sábado. ¿La guardáis a mi nombre?',
  },
  { ...person('Sabina Carranza Oliver'), came: [5, '12:15'], by: 'poster', confirms: 14 },
  {
    ...person('Virgilio Tejedor Bosch'),
    message: 'Quiero ocho para un bautizo, el domingo que viene. ¿Las encargo por aquí?',
    came: [4, '18:25'],
    by: 'facebook',
    confirms: 'never',
  },
  {
    ...person('Inmaculada Roldán Puig'),
    message: '¿Se puede congelar?',
    came: [3, '11:05'],
    by: 'facebook',
    confirms: 6,
    answered: [2, '09:30'],
    answer: 'Sois muy amables. ¿Y me la podéis dar ya cortada?',
  },
  { ...person('Teodora Gallardo Mas'), phone: '600 100 027', came: [2, '13:50'], by: 'search' },
  {
    ...person('Nicanor Espejo Valls'),
    message: '¿Se puede recoger después de las ocho?',
    came: [1, '19:10'],
    by: 'facebook',
    confirms: 'never',
  },
];

export const demoSuspects: readonly DemoSuspect[] = [
  {
    name: 'Posicionamiento Web',
    email: 'primera.pagina@example.org',
    message: 'Primeros en buscadores: https://posiciona.example y https://posiciona.example/precios',
    came: [13, '04:12'],
    by: 'direct',
    suspicions: ['links in text'],
  },
  {
    name: 'Crédito rápido',
    email: 'credito@example.org',
    message: 'Financiación para su negocio en un día.',
    came: [4, '03:37'],
    by: 'direct',
    suspicions: ['honeypot', 'too fast'],
  },
];
