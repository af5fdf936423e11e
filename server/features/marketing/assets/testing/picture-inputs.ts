import sharp from 'sharp';
import type { BrandColours, PictureTexts } from '../../../../../shared/marketing/assets/picture';

/** A bakery with everything that a picture can show. */
export const bakery: PictureTexts = {
  language: 'es',
  headline: {
    l: '¿Otra vez pan duro a la basura? La última rebanada se come, no se tira',
    m: '¿Otra vez pan duro a la basura?',
    s: '¿Pan duro otra vez?',
  },
  facts: ['fermenta 24 horas en frío', 'aguanta tierna cuatro días', 'pieza de 900 g'],
  figure: { value: '24 h', meaning: 'de fermentación en frío' },
  price: { amount: '5,80 €', note: 'IVA incluido' },
  offer: 'se reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente',
  action: 'Reserva tu hogaza',
  product: 'Hogaza de masa madre',
  company: 'Panadería Espiga',
};

/** The least that a campaign brings: no price, no number, no offer. */
export const scarce: PictureTexts = {
  language: 'en',
  headline: { l: 'Bread today', m: 'Bread today', s: 'Bread today' },
  facts: ['baked each morning'],
  action: 'Visit us',
  product: 'Bread',
  company: 'Espiga',
};

/** Long texts in every field, with the accents of Spanish. */
export const verbose: PictureTexts = {
  language: 'es',
  headline: {
    l: 'Sus facturas llegan con una foto y un gestor asignado le responde en un día laborable, también a final de trimestre',
    m: 'Un gestor asignado le responde en un día laborable, también a final de trimestre',
    s: 'Respuesta en un día laborable',
  },
  facts: [
    'presentación de los modelos 303 y 111 con aviso previo por correo electrónico y confirmación de cada envío',
    'un gestor asignado responde en un día laborable',
    'las facturas se envían con una foto desde el teléfono',
  ],
  price: { amount: '1.290,00 €', note: 'al trimestre, IVA no incluido' },
  offer: 'primer mes sin coste para empresas de hasta 25 empleados que firmen antes del 31 de diciembre',
  action: 'Pida su presupuesto sin prisa',
  product: 'Asesoría fiscal mensual',
  company: 'Gestoría Duero y Asociados de Valladolid, Zamora y Salamanca',
};

/** The same as the bakery, with emoji among accents. */
export const cheerful: PictureTexts = {
  ...bakery,
  headline: { l: '¡Ñandú, pingüino y búho 🦉🎉: leña fácil! ☕️', m: '¡Ñandú y búho 🦉!', s: '🦉 Búho' },
};

export const brands: Record<'petrol' | 'yellow' | 'clashing' | 'grey', BrandColours> = {
  petrol: { primary: '#0f6b66', secondary: '#e59a1c' },
  yellow: { primary: '#ffd84d', secondary: '#1d1d1b' },
  clashing: { primary: '#c8102e', secondary: '#00843d' },
  grey: { primary: '#7f7f7f', secondary: '#b0b0b0' },
};

const drawn = (svg: string) => sharp(Buffer.from(svg));

/** A photo of a landscape that nobody took. */
export const somePhoto = async (width = 1_600, height = 1_200) =>
  new Uint8Array(
    await drawn(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3c98b"/><circle cx="70%" cy="35%" r="12%" fill="#fff3d0"/><rect y="70%" width="100%" height="30%" fill="#4b2d1a"/></svg>`,
    )
      .jpeg()
      .toBuffer(),
  );

/** A wide logo in one colour on nothing. */
export const someLogo = async (colour = '#222222') =>
  new Uint8Array(
    await drawn(
      `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="140"><circle cx="70" cy="70" r="46" fill="${colour}"/><rect x="140" y="46" width="230" height="48" fill="${colour}"/></svg>`,
    )
      .png()
      .toBuffer(),
  );
