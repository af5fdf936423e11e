import type { Language } from '@shared/languages';
import type { Place } from '@shared/marketing/products/brief/places';
import type { Goal, Speaker } from '@shared/marketing/scales';

type Asked = Exclude<Place, 'loose'>;

// All of these are in the product's language, not in that of the screen.

/** How an answer to each question may read. */
export const examples: Record<Language, Record<Asked, string>> = {
  es: {
    thing: '«la reforma de baños», «los cursos de vela»',
    kind: '«un curso para quien nunca ha navegado»',
    who: '«quiere aprender a su ritmo»',
    voice: '«Nunca sé por dónde empezar»',
    result: '«ahorrarte las esperas», «te vas con todo resuelto»',
    includes: '«material para todo el curso», «entrega a domicilio»',
    how: '«nos cuentas qué necesitas», «te damos precio en el día»',
    different: '«Quien te atiende es quien hace el trabajo»',
    proof: '«14 años en Ruzafa», «más de 900 encargos»',
    doubt: '«¿Hay que reservar?» – «Sí, basta con un día»',
    offer: '«la primera clase es gratis»',
    detail: '«Horario: de lunes a viernes, de 9 a 20 h»',
    case: '«A Marta le daba respeto el mar; hizo el curso de iniciación y este verano ya navegó sola»',
  },
  en: {
    thing: '“our sourdough”, “the evening course”',
    kind: '“a loaf that rises for a day”',
    who: '“want good bread without queueing”',
    voice: '“I never get there before it has gone”',
    result: '“pick it up on your way home”, “you save an hour a week”',
    includes: '“a 900 g loaf”, “a paper bag”',
    how: '“you order by eight”, “we bake at five”',
    different: '“The person who sells it is the one who bakes it”',
    proof: '“Baking here since 1987”, “organic certificate”',
    doubt: '“Does it keep?” – “Four days in its bag”',
    offer: '“the second loaf is half price”',
    detail: '“Opening hours: Tuesday to Saturday, 8 to 2”',
    case: '“The Harbour Café ran out by ten; we moved its delivery to six, and it now sells bread all day”',
  },
};

/** What stands before the answer to a question. */
export const replyWords: Record<Language, Record<Speaker, string>> = {
  es: { we: 'Respondemos:', I: 'Respondo:' },
  en: { we: 'We answer:', I: 'I answer:' },
};

/** Asks for the number and gender of a noun whose article does not show them. */
export const agreementWords: Record<Language, string> = {
  es: '¿Cómo queda mejor? «Ya está(n)…»',
  en: 'Which sounds right? “It … / They …”',
};

/** A price that is given on request only. */
export const onRequestWords: Record<Language, string> = {
  es: 'Precio a consultar.',
  en: 'Price on request.',
};

/** How an empty field shows an example, which must not read as what somebody has typed there. */
export const exampleLook = 'placeholder:italic';

export const priceExamples = {
  es: { label: 'clase suelta', per: 'persona', note: 'en 12 cuotas' },
  en: { label: 'single class', per: 'person', note: 'in 12 instalments' },
} as const satisfies Record<Language, unknown>;

export const goalExamples = {
  es: {
    link: 'tudominio.es/reservas',
    place: 'en la tienda, por WhatsApp',
    after: 'Te llamamos para confirmarlo.',
  },
  en: {
    link: 'harbourbakery.co.uk/order',
    place: 'in the shop, by Facebook message',
    after: 'We text you when it is ready.',
  },
} as const satisfies Record<Language, unknown>;

/** What a button says where nothing is typed. */
export const buttonWords: Record<Language, Record<Goal, string>> = {
  es: {
    buy: 'Comprar',
    book: 'Reservar',
    quote: 'Pedir presupuesto',
    demo: 'Pedir una demostración',
    visit: 'Venir a verlo',
    subscribe: 'Apuntarse',
  },
  en: {
    buy: 'Buy now',
    book: 'Book now',
    quote: 'Get a quote',
    demo: 'Ask for a demo',
    visit: 'Come and see it',
    subscribe: 'Sign up',
  },
};
