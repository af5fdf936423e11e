import type { Ground } from '../ground';

/** A rucksack, for consumers in Spanish. */
export const rucksack: Ground = {
  language: 'es',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Cordal', place: 'Jaca', contact: 'tienda@cordal.example' },
  product: {
    name: 'Mochila Collado 28',
    shortName: 'Collado',
    price: '79 €',
    url: 'https://cordal.example/28',
  },
  facts: [
    { id: 'f1', kind: 'feature', text: 'tela impermeable de poliéster reciclado' },
    { id: 'f2', kind: 'feature', text: 'pesa 780 g y tiene 28 litros' },
    { id: 'f3', kind: 'feature', text: 'compartimento para portátil de 15 pulgadas' },
    { id: 'f4', kind: 'advantage', text: 'se pliega y cabe en su propio bolsillo' },
    { id: 'f5', kind: 'offer', text: 'devoluciones gratis durante 60 días' },
    { id: 'f6', kind: 'proof', text: 'cosida en Jaca desde 2004, con tres años de garantía' },
  ],
  avoid: [],
  isThin: false,
};

/** Forklift servicing, for businesses in Spanish. */
export const forklifts: Ground = {
  language: 'es',
  audience: 'B2B',
  register: 'formal',
  company: { name: 'Elevaciones Turia', place: 'Paterna', contact: '960 000 333' },
  product: { name: 'Mantenimiento de carretillas', price: undefined },
  facts: [
    { id: 'f1', kind: 'feature', text: 'revisión trimestral en las instalaciones del cliente' },
    { id: 'f2', kind: 'feature', text: 'recambios de doce marcas en almacén' },
    { id: 'f3', kind: 'advantage', text: 'un técnico acude en cuatro horas en la provincia de Valencia' },
    { id: 'f4', kind: 'proof', text: 'certificado ISO 9001 desde 2011' },
    { id: 'f5', kind: 'offer', text: 'primera revisión sin coste para flotas de más de cinco carretillas' },
  ],
  avoid: ['líder'],
  isThin: true,
};

/** A guest house, for consumers in English. */
export const guestHouse: Ground = {
  language: 'en',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Hill Row', place: 'Ludlow', contact: '+44 1584 000000' },
  product: { name: 'A night at Hill Row', shortName: 'Hill Row', price: '£95 per night' },
  facts: [
    { id: 'f1', kind: 'feature', text: 'six rooms with a view of the castle' },
    { id: 'f2', kind: 'feature', text: 'breakfast included, served until 11 am' },
    { id: 'f3', kind: 'advantage', text: 'a four-minute walk from the station' },
    { id: 'f4', kind: 'advantage', text: 'dogs are welcome in all rooms' },
    { id: 'f5', kind: 'offer', text: 'free cancellation up to 48 hours before arrival' },
    { id: 'f6', kind: 'proof', text: 'run by the Pryce family since 1974' },
  ],
  avoid: [],
  isThin: false,
};

/** Boiler servicing, for consumers in English. */
export const boilers: Ground = {
  language: 'en',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Brightwater Heating', place: 'Leeds, West Yorkshire', contact: '0113 496 0000' },
  product: { name: 'Boiler service', price: '£85 VAT included' },
  facts: [
    { id: 'f1', kind: 'feature', text: 'we service gas boilers' },
    { id: 'f2', kind: 'feature', text: 'Gas Safe registered engineers' },
  ],
  avoid: [],
  isThin: true,
};
