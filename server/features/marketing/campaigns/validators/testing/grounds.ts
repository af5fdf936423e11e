import type { Ground } from '../ground';

/** A bakery's loaf, for consumers in Spanish. */
export const loaf: Ground = {
  language: 'es',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Panadería Espiga', place: 'Gràcia, Barcelona', contact: 'hola@espiga.example' },
  product: {
    name: 'Hogaza de masa madre',
    shortName: 'hogaza',
    price: '5,80 €',
    url: 'https://espiga.example/hogaza',
  },
  facts: [
    { id: 'f1', kind: 'feature', text: 'fermenta 24 horas en frío' },
    { id: 'f2', kind: 'feature', text: 'pieza de 900 g' },
    { id: 'f3', kind: 'advantage', text: 'aguanta tierna cuatro días' },
    {
      id: 'f4',
      kind: 'offer',
      text: 'se reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente',
      until: '2026-12-31',
    },
  ],
  avoid: ['premium', 'low cost'],
  isThin: true,
};

/** Accounting for small firms, for businesses in Spanish. */
export const accounts: Ground = {
  language: 'es',
  audience: 'B2B',
  register: 'formal',
  company: { name: 'Gestoría Duero', place: 'Valladolid', contact: '983 000 111' },
  product: { name: 'Asesoría fiscal mensual', price: '90 € al mes', url: 'https://duero.example' },
  facts: [
    { id: 'f1', kind: 'feature', text: 'presentación de los modelos 303 y 111' },
    { id: 'f2', kind: 'feature', text: 'un gestor asignado responde en un día laborable' },
    { id: 'f3', kind: 'advantage', text: 'las facturas se envían con una foto' },
    { id: 'f4', kind: 'proof', text: 'trabaja con empresas de hasta 25 empleados desde 1998' },
  ],
  avoid: [],
  isThin: true,
};

/** A lamp, for consumers in English. */
export const lamp: Ground = {
  language: 'en',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Harbour Lights', place: 'Whitby', contact: 'hello@harbour.example' },
  product: { name: 'Tide desk lamp', shortName: 'Tide', price: '£64', url: 'https://harbour.example/tide' },
  facts: [
    { id: 'f1', kind: 'feature', text: 'three brightness levels, up to 800 lumens' },
    { id: 'f2', kind: 'feature', text: 'oak base, 18 cm wide' },
    { id: 'f3', kind: 'advantage', text: 'dims with one touch, so nobody else wakes up' },
    { id: 'f4', kind: 'proof', text: 'repaired free of charge for five years', until: '2031-01-01' },
  ],
  avoid: ['smart'],
  isThin: true,
};

/** Scheduling software, for businesses in English. */
export const rota: Ground = {
  language: 'en',
  audience: 'B2B',
  register: 'formal',
  company: { name: 'Shiftwell', contact: '+44 20 7946 0000' },
  product: { name: 'Shiftwell Rota', price: undefined },
  facts: [
    { id: 'f1', kind: 'feature', text: 'swaps shifts by text message' },
    { id: 'f2', kind: 'feature', text: 'exports hours to Xero and Sage' },
    { id: 'f3', kind: 'advantage', text: 'staff see next month on Monday mornings' },
    { id: 'f4', kind: 'offer', text: 'two-week trial for teams of up to 40' },
    { id: 'f5', kind: 'offer', text: 'spring price for orders until June', until: '2026-06-30' },
  ],
  avoid: [],
  isThin: true,
};
