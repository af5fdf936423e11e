import { asTyped } from '@shared/assistant/bilingual';
import { assistantApi } from '@shared/assistant/endpoints';
import { fakeApi } from '@/testing/fake-api';
import type { Answer, Chip, Command, Proposal, Turn, Understanding } from '../wire';

export const examples = [
  { en: 'which deals close this month?', es: '¿qué oportunidades cierran este mes?' },
  { en: 'move Web to Proposal sent', es: 'mueve Web a Propuesta enviada' },
  { en: 'overdue tasks', es: 'tareas atrasadas' },
];

export const dealChip: Chip = {
  name: 'deal',
  label: { en: 'Deal', es: 'Oportunidad' },
  input: { kind: 'record', of: ['deal'] },
  value: 'deal-12',
  text: asTyped('Acme · Web'),
};

export const stageChip: Chip = {
  name: 'stage',
  label: { en: 'Stage', es: 'Etapa' },
  input: {
    kind: 'choice',
    options: [
      { value: 'stage-3', text: { en: 'Proposal sent', es: 'Propuesta enviada' } },
      { value: 'stage-4', text: { en: 'Negotiation', es: 'Negociación' } },
    ],
  },
  value: 'stage-3',
  text: { en: 'Proposal sent', es: 'Propuesta enviada' },
};

export const periodChip: Chip = {
  name: 'closes',
  label: { en: 'Closes', es: 'Cierre' },
  input: { kind: 'period' },
  value: '2026-11-01/2026-12-01',
  text: { en: 'November 2026', es: 'noviembre de 2026' },
};

/** A command that moves a deal. */
export const moving = (changes: Partial<Command> = {}): Command => ({
  tool: 'move_deal',
  args: { deal: 'deal-12', stage: 'stage-3' },
  outcome: 'understood',
  title: { en: 'Move deal', es: 'Mover oportunidad' },
  effect: 'undoable',
  chips: [dealChip, stageChip],
  missing: [],
  questions: [],
  ...changes,
});

/** A question about deals. */
export const listing = (changes: Partial<Command> = {}): Command => ({
  ...moving(),
  tool: 'list_deals',
  args: { closes: '2026-11-01/2026-12-01' },
  title: { en: 'Deals', es: 'Oportunidades' },
  effect: 'read',
  chips: [periodChip],
  ...changes,
});

/** What a sentence of these commands means. */
export const understood = (...commands: Command[]): Understanding => ({
  outcome: commands.find(({ outcome }) => outcome !== 'understood')?.outcome ?? 'understood',
  commands,
  unused: [],
  refusal: null,
  examples: [],
  model: null,
});

export const notUnderstood = (changes: Partial<Understanding> = {}): Understanding => ({
  ...understood(),
  outcome: 'unknown',
  examples,
  ...changes,
});

export const dealsAnswer = (changes: Partial<Answer> = {}): Answer => {
  const { tool, args, title, chips } = listing();
  return {
    tool,
    args,
    title,
    chips,
    said: {
      en: '2 open deals close in November 2026: 34,500 € and $1,200',
      es: '2 oportunidades abiertas cierran en noviembre de 2026: 34.500 € y 1200 US$',
    },
    figures: [{ label: { en: 'Open deals', es: 'Oportunidades abiertas' }, text: asTyped('2') }],
    rows: [
      {
        ref: 'deal-12',
        name: 'Web',
        facts: [{ label: { en: 'Amount', es: 'Importe' }, text: asTyped('34.500 €') }],
        url: '/leadmanager/dashboard/opportunities/12',
      },
      { ref: 'deal-13', name: 'Oven', facts: [], url: '/leadmanager/dashboard/opportunities/13' },
    ],
    total: { count: 2, more: false },
    computed: {
      filter: [{ en: 'State: open', es: 'Estado: abierta' }],
      period: { from: '2026-11-01', to: '2026-12-01', text: periodChip.text },
      currencies: [
        { currency: 'EUR', amount: 3_450_000, count: 1 },
        { currency: 'USD', amount: 120_000, count: 1 },
      ],
      notes: [],
    },
    list: '/leadmanager/dashboard/opportunities?closes=2026-11',
    ...changes,
  };
};

export const moveProposal = (changes: Partial<Proposal> = {}): Proposal => {
  const { tool, args, title, chips, effect } = moving();
  return {
    id: '0b6f8a52-7a5e-4f0e-9d51-0d8c4f3c2a11',
    state: 'open',
    tool,
    args,
    title,
    chips,
    effect,
    rows: [
      {
        ref: 'deal-12',
        name: 'Web',
        url: '/leadmanager/dashboard/opportunities/12',
        does: 'changes',
        fields: [
          {
            label: { en: 'Stage', es: 'Etapa' },
            before: { en: 'Contacted', es: 'Contactado' },
            after: { en: 'Proposal sent', es: 'Propuesta enviada' },
          },
          { label: { en: 'Closes', es: 'Cierre' }, before: null, after: asTyped('30/11/2026') },
        ],
      },
    ],
    total: 1,
    outward: null,
    notices: [],
    createdAt: '2026-11-23T09:00:00.000Z',
    expiresAt: '2026-11-23T09:10:00.000Z',
    done: null,
    result: null,
    ...changes,
  };
};

/** A turn of the language model that has ended so, or is still going on. */
export const turnThat = (changes: Partial<Turn> = {}): Turn => ({
  id: 31,
  state: 'reading',
  answer: null,
  proposal: null,
  notice: null,
  ...changes,
});

/** Answers what every sentence means. */
export const assistantOnServer = (understanding: Understanding = notUnderstood()): void =>
  fakeApi.answer(assistantApi.parse, understanding);
