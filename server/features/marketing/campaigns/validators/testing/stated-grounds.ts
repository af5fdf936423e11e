import type { Ground } from '../ground';

/** A cheese with a prize, for consumers in Spanish. */
export const cheese: Ground = {
  language: 'es',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Quesería La Peña', place: 'Zamora', contact: '980 000 222' },
  product: { name: 'Queso de oveja', shortName: 'queso', price: '18 € el kilo' },
  facts: [
    { id: 'f1', kind: 'feature', place: 'thing', text: 'queso de oveja' },
    { id: 'f2', kind: 'feature', place: 'includes', text: 'leche cruda de oveja churra' },
    { id: 'f3', kind: 'feature', place: 'how', text: 'madura ocho meses en bodega' },
    { id: 'f4', kind: 'proof', place: 'proof', text: 'medalla de bronce en Cáceres, 2024' },
    { id: 'f5', kind: 'offer', place: 'offer', text: 'cata gratis los sábados' },
    { id: 'f6', kind: 'advantage', place: 'result', text: 'lo sirves en la mesa sin cortar la corteza' },
  ],
  avoid: [],
  isThin: false,
};

/** A coffee grinder, for consumers in English. */
export const grinder: Ground = {
  language: 'en',
  audience: 'B2C',
  register: 'informal',
  company: { name: 'Tarn Coffee', place: 'Kendal', contact: 'hello@tarn.example' },
  product: { name: 'Fell hand grinder', shortName: 'Fell', price: '£72' },
  facts: [
    { id: 'f1', kind: 'feature', place: 'thing', text: 'hand grinder' },
    { id: 'f2', kind: 'feature', place: 'includes', text: 'conical burrs of hardened steel' },
    { id: 'f3', kind: 'feature', place: 'includes', text: 'walnut handle' },
    { id: 'f4', kind: 'offer', place: 'offer', text: 'free delivery over £50' },
    { id: 'f5', kind: 'proof', place: 'proof', text: 'silver award of the Coffee Guild, 2023' },
    { id: 'f6', kind: 'advantage', place: 'result', text: 'you grind 20 g in half a minute' },
  ],
  avoid: [],
  isThin: false,
};
