import type { Email, Landing, Line, Social, SocialVariant } from '../../piece';
import { networks } from '../../../channels/networks';
import type { MailInput } from '../mail/mail-input';

const line = (text: string): Line => ({ text, facts: [] });

/** An email about a loaf. */
export const loafEmail = (changes: Partial<Email> = {}): Email => ({
  subject: line('¿Otra vez pan duro a la basura?'),
  altSubject: line('El pan del lunes, tierno el jueves'),
  preheader: line('La hogaza de 900 g que aguanta tierna cuatro días, por 5,80 €.'),
  blocks: [
    { part: 'A', lines: [line('Compras pan el lunes y el miércoles ya no hay quien lo corte.')] },
    {
      part: 'I',
      lines: [line('Nuestra hogaza de masa madre fermenta 24 horas en frío y aguanta tierna cuatro días.')],
    },
    { part: 'D', lines: [line('La última rebanada se come, no se tira.'), line('Son 900 g por 5,80 €.')] },
    { part: 'X', lines: [line('Resérvala antes de las 20:00 y la recoges mañana a las 8:30.')] },
  ],
  cta: { label: 'Reservar mi hogaza', goal: 'buy' },
  ...changes,
});

/** A mail with that email, as a bakery sends it. */
export const loafMail = (changes: Partial<MailInput> = {}): MailInput => ({
  email: loafEmail(),
  language: 'es',
  formal: false,
  link: 'https://espiga.example/hogaza?a=1&b=2',
  sender: { name: 'Panadería Espiga', postalAddress: 'Calle Mayor, 3\n46001 Valencia' },
  brand: '#0f6b66',
  unsubscribe: null,
  ...changes,
});

/** A post about the loaf. */
export const loafPost: SocialVariant = {
  blocks: [
    { part: 'A', lines: [line('¿Otra vez pan duro?')] },
    { part: 'X', lines: [line('Resérvala antes de las 20:00.')] },
  ],
  tags: ['masamadre', 'pan'],
};

/** A social piece in which every network says the same. */
export const loafSocial: Social = {
  variants: Object.fromEntries(networks.map((network) => [network, loafPost])),
  cta: { label: 'Reservar', goal: 'buy' },
  alt: 'Una hogaza entera sobre una mesa de madera.',
};

/** A landing page about the loaf. */
export const loafPage: Landing = {
  h1: line('Pan tierno cuatro días'),
  subtitle: line('Una hogaza de masa madre de 900 g.'),
  benefits: [{ title: line('Tierna el jueves'), text: line('Aguanta cuatro días en la mesa.') }],
  facts: [line('Fermenta 24 horas en frío'), line('Pieza de 900 g')],
  price: line('5,80 €'),
  faq: [{ q: '¿Cuándo se reserva?', a: line('Antes de las 20:00.') }],
  form: { fields: ['name', 'email'], consent: 'Quiero recibir noticias', submit: 'Reservar' },
  cta: { label: 'Reservar mi hogaza', goal: 'buy' },
  seo: { title: 'Hogaza de masa madre', description: 'Pan de masa madre que aguanta tierno cuatro días.' },
  ads: { headlines: [line('Hogaza de masa madre')], descriptions: [line('Aguanta tierna cuatro días.')] },
};

/** The same page as blocks. */
export const loafBlocks: Landing = {
  ...loafPage,
  benefits: [],
  facts: [],
  faq: [],
  offer: line('Esta semana, dos por 10 €.'),
  blocks: [
    { part: 'I', kind: 'heading', lines: [line('Qué incluye')] },
    { part: 'I', kind: 'list', lines: [line('Fermenta 24 horas en frío'), line('Pieza de 900 g')] },
    { part: 'D', kind: 'quote', lines: [line('«El jueves sigue tierna.»')] },
    {
      part: 'D',
      kind: 'questions',
      lines: [{ ...line('Antes de las 20:00.'), label: '¿Cuándo se reserva?' }],
    },
  ],
};

/** Texts that must not get into the rendered piece unescaped. */
export const hostileNames = [
  `<script>alert('x')</script>`,
  `"><img src=x onerror=alert(1)>`,
  `--><script>alert(1)</script><!--`,
  `</title></style><svg onload=alert(1)>`,
  `{{7*7}} [if mso] <![endif]-->`,
  'Ana\r\nBcc: everybody@example.com',
  '\u202Eevil\u202C \u0000\u001B[31m',
] as const;
