import { exampleCurrency } from '@/i18n/formats';
import type { Language } from '@shared/languages';
import { firstStages } from '@shared/leads/opportunities/scales';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { stageNames } from '@shared/leads/opportunities/stage-names';
import type { Card } from '../records';

const dayLength = 86_400_000;

export interface Deal<Code = 'proposal' | 'negotiation'> {
  code: Code;
  /** In whole units of the currency. */
  amount: number;
  /** Days in its stage. */
  days: number;
  texts: Record<Language, readonly [title: string, company: string, nextTask: string | null]>;
}

/** Opportunities like those of the demo account, in words that fit a card. */
const deals: Deal[] = [
  {
    code: 'proposal',
    amount: 7_200,
    days: 11,
    texts: {
      en: ['Forecast for each shop', 'Harvest Moon Bakehouse', 'Call the manager about the pilot'],
      es: ['Previsión por tienda', 'Obrador Trigo Lunar', 'Llamar al encargado por el piloto'],
    },
  },
  {
    code: 'proposal',
    amount: 14_300,
    days: 24,
    texts: {
      en: ['Telephone triage for emergencies', 'Shortpaw Vets', null],
      es: ['Triaje telefónico de urgencias', 'Centro Veterinario Patacorta', null],
    },
  },
  {
    code: 'negotiation',
    amount: 9_400,
    days: 8,
    texts: {
      en: ['Visit bookings without waiting', 'Cardenbrook Vineyard', 'Send Helen the contract'],
      es: ['Reservas de visitas sin esperas', 'Bodegas Valdecárdeno', 'Mandar el contrato a Elena'],
    },
  },
  {
    code: 'negotiation',
    amount: 38_000,
    days: 21,
    texts: {
      en: ['Fault detection in the fabric', 'Plainthread Textiles', 'Pilot meeting'],
      es: ['Detección de defectos en el tejido', 'Tèxtil Fil de Plana', 'Reunión del piloto'],
    },
  },
];

/** Two stages of the board with their opportunities and sums, as they are now. */
export const sampleBoard = (language: Language) => ({
  columns: boardOf(deals, ['proposal', 'negotiation'], language, exampleCurrency[language]),
  currency: exampleCurrency[language],
});

/** Two stages of a board, with those of the deals that stand in them and their sums. */
export function boardOf<Code extends StageCode>(
  all: readonly Deal<Code>[],
  codes: readonly Code[],
  language: Language,
  currency: string,
) {
  const now = Date.now();
  const stages: Stage[] = firstStages.map(({ code, ...stage }, place) => ({
    ...stage,
    id: place + 1,
    name: stageNames[language][code],
    place,
  }));
  return codes.map((code) => {
    const stage = stages[firstStages.findIndex((one) => one.code === code)] as Stage;
    const own = all.filter((deal) => deal.code === code);
    const cards = own.map((deal, place) => sampleCard(deal, language, { stage, place, now, currency }));
    const amount = own.reduce((sum, deal) => sum + deal.amount * 100, 0);
    const weighted = (amount * stage.probability) / 100;
    return {
      stage,
      stages,
      cards: { rows: cards, next: null },
      sums: { stageId: stage.id, count: own.length, amount, weighted, others: 0 },
    };
  });
}

type StageCode = (typeof firstStages)[number]['code'];

interface CardPlace {
  stage: Stage;
  place: number;
  now: number;
  currency: string;
}

function sampleCard(
  { amount, days, texts }: Omit<Deal<StageCode>, 'code'>,
  language: Language,
  at: CardPlace,
): Card {
  const [title, companyName, nextTask] = texts[language];
  const enteredAt = new Date(at.now - days * dayLength).toISOString();
  return {
    id: at.stage.id * 10 + at.place,
    version: 1,
    title,
    nextTask,
    nextTaskAt: null,
    stageId: at.stage.id,
    companyId: null,
    companyName,
    contactName: null,
    amount: amount * 100,
    currency: at.currency,
    expectedClose: null,
    assigneeId: null,
    position: at.place,
    stageEnteredAt: enteredAt,
    lastContactedAt: enteredAt,
  };
}
