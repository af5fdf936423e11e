import type {
  Email,
  Landing,
  Line,
  Piece,
  Social,
  SocialVariant,
} from '../../../../../../shared/marketing/campaigns/piece';
import { networks } from '../../../../../../shared/marketing/channels/networks';

const line = (text: string, ...facts: string[]): Line => ({ text, facts });

/** The pain of dry bread, as an email about the loaf. */
export const painEmail: Email = {
  subject: line('¿Otra vez pan duro a la basura?'),
  altSubject: line('El pan del lunes, tierno el jueves', 'f3'),
  preheader: line('La hogaza de 900 g que aguanta tierna cuatro días, por 5,80 €.', 'f2', 'f3', 'p'),
  blocks: [
    { part: 'A', lines: [line('Compras pan el lunes y el miércoles ya no hay quien lo corte.')] },
    {
      part: 'I',
      lines: [
        line(
          'Nuestra hogaza de masa madre fermenta 24 horas en frío y aguanta tierna cuatro días.',
          'f1',
          'f3',
        ),
      ],
    },
    {
      part: 'D',
      lines: [
        line('La última rebanada se come tierna, no se tira.', 'f3'),
        line('Son 900 g por 5,80 €.', 'f2', 'p'),
      ],
    },
    { part: 'X', lines: [line('Resérvala antes de las 20:00 y la recoges mañana a las 8:30.', 'f4')] },
  ],
  cta: { label: 'Reservar mi hogaza', goal: 'buy' },
};

/** What the reader has afterwards, as an email about the loaf. */
export const outcomeEmail: Email = {
  subject: line('Mañana a las 8:30 te espera tu hogaza', 'f4'),
  altSubject: line('Reserva hoy, desayuna mañana', 'f4'),
  preheader: line('Reservas antes de las 20:00 y desayunas pan del día siguiente.', 'f4'),
  blocks: [
    { part: 'A', lines: [line('A las 8:30 hay una bolsa con tu nombre en el mostrador.', 'f4')] },
    {
      part: 'I',
      lines: [line('Dentro va una hogaza de masa madre que ha fermentado 24 horas.', 'f1')],
    },
    {
      part: 'D',
      lines: [
        line('Cuatro días después sigue tierna en la mesa.', 'f3'),
        line('El precio cabe en una línea: 5,80 €.', 'p'),
      ],
    },
    { part: 'X', lines: [line('Elige el día y reserva la tuya.', 'f4')] },
  ],
  cta: { label: 'Elegir día', goal: 'buy' },
};

/** The pain of dry bread, as a post. */
export const painPost: SocialVariant = {
  blocks: [
    { part: 'A', lines: [line('¿Otra vez pan duro a la basura?')] },
    {
      part: 'I',
      lines: [
        line(
          'Nuestra hogaza de masa madre fermenta 24 horas en frío y aguanta tierna cuatro días.',
          'f1',
          'f3',
        ),
      ],
    },
    { part: 'D', lines: [line('Son 900 g por 5,80 €.', 'f2', 'p')] },
    { part: 'X', lines: [line('Resérvala antes de las 20:00.', 'f4')] },
  ],
  tags: ['masamadre'],
};

export const painSocial: Social = {
  variants: Object.fromEntries(networks.map((network) => [network, painPost])),
  cta: { label: 'Reservar', goal: 'buy' },
  alt: 'Una hogaza entera sobre una mesa de madera.',
};

export const painLanding: Landing = {
  h1: line('Pan tierno cuatro días, sin tirar ninguno', 'f3'),
  subtitle: line('Una hogaza de masa madre de 900 g que fermenta 24 horas en frío.', 'f1', 'f2'),
  benefits: [
    { title: line('Tierna el jueves', 'f3'), text: line('Aguanta tierna cuatro días en la mesa.', 'f3') },
    { title: line('Reservada', 'f4'), text: line('La recoges a las 8:30 del día siguiente.', 'f4') },
  ],
  facts: [line('Fermenta 24 horas en frío', 'f1'), line('Pieza de 900 g', 'f2')],
  price: line('5,80 €', 'p'),
  faq: [
    { q: '¿Cuándo se reserva?', a: line('Antes de las 20:00, para el día siguiente.', 'f4') },
    { q: '¿Cuánto pesa?', a: line('La pieza es de 900 g.', 'f2') },
  ],
  form: {
    fields: ['name', 'email'],
    consent: 'Quiero recibir noticias de Panadería Espiga',
    submit: 'Reservar',
  },
  cta: { label: 'Reservar mi hogaza', goal: 'buy' },
  seo: {
    title: 'Hogaza de masa madre de 900 g',
    description: 'Pan de masa madre que aguanta tierno. Se reserva por la tarde y se recoge por la mañana.',
  },
  ads: {
    headlines: [
      line('Hogaza de masa madre'),
      line('Tierna cuatro días', 'f3'),
      line('900 g por 5,80 €', 'f2', 'p'),
      line('Reserva hasta las 20:00', 'f4'),
      line('Fermenta 24 horas', 'f1'),
    ],
    descriptions: [
      line('Aguanta tierna cuatro días en la mesa.', 'f3'),
      line('Reserva hoy y recoge mañana a las 8:30.', 'f4'),
      line('Fermenta 24 horas en frío.', 'f1'),
    ],
  },
};

/** The three types of piece, each without a fault. */
export const pieces: Record<Piece['type'], Piece> = {
  email: { type: 'email', content: painEmail },
  'social media': { type: 'social media', content: painSocial },
  'landing page': { type: 'landing page', content: painLanding },
};
