import { exampleCurrency } from '@/i18n/formats';
import type { ExampleName } from '@shared/examples';
import type { Language } from '@shared/languages';
import { boardOf, type Deal } from './sample-deals';

const stages = ['enquiry', 'proposal'] as const;

/** The first opportunity of each example came from its post. */
const deals: Record<ExampleName, Deal<(typeof stages)[number]>[]> = {
  bakery: [
    {
      code: 'enquiry',
      amount: 640,
      days: 0,
      texts: {
        en: ['Bread for the tasting room', 'Cardenbrook Vineyard', 'Answer today'],
        es: ['Pan para la sala de catas', 'Bodegas Valdecárdeno', 'Contestar hoy'],
      },
    },
    {
      code: 'proposal',
      amount: 1_150,
      days: 5,
      texts: {
        en: ['Office breakfasts', 'Shortpaw Vets', 'Ring on Thursday'],
        es: ['Desayunos para la oficina', 'Centro Veterinario Patacorta', 'Llamar el jueves'],
      },
    },
  ],
  workshop: [
    {
      code: 'enquiry',
      amount: 780,
      days: 0,
      texts: {
        en: ['Service for twelve hire bikes', 'Cardenbrook Vineyard', 'Ring today'],
        es: ['Revisión de doce bicis de alquiler', 'Bodegas Valdecárdeno', 'Llamar hoy'],
      },
    },
    {
      code: 'proposal',
      amount: 1_440,
      days: 4,
      texts: {
        en: ['Care of the delivery bikes', 'Harvest Moon Bakehouse', 'Send the price'],
        es: ['Cuidado de las bicis de reparto', 'Obrador Trigo Lunar', 'Mandar el precio'],
      },
    },
  ],
  clinic: [
    {
      code: 'enquiry',
      amount: 2_300,
      days: 0,
      texts: {
        en: ['Check-ups for the staff', 'Plainthread Textiles', 'Answer today'],
        es: ['Revisiones para la plantilla', 'Tèxtil Fil de Plana', 'Contestar hoy'],
      },
    },
    {
      code: 'proposal',
      amount: 3_600,
      days: 6,
      texts: {
        en: ['Agreement for members', 'Cardenbrook Vineyard', 'Go through the draft'],
        es: ['Convenio para los socios', 'Bodegas Valdecárdeno', 'Repasar el borrador'],
      },
    },
  ],
};

/** Two stages of the board of an example, with the currency of its amounts. */
export const exampleBoard = (name: ExampleName, language: Language) => ({
  columns: boardOf(deals[name], stages, language, exampleCurrency[language]),
  currency: exampleCurrency[language],
});
