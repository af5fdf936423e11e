import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { leadSources } from '../../../../../shared/leads/contacts/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { createdField, externalIdField, field, sourceHeaders, sourceWords, tagField } from './field';
import { companyLinkFields, contactLinkFields } from './link-fields';

const won = [
  'won',
  'closed won',
  'closedwon',
  'ganada',
  'ganado',
  'cerrada ganada',
  'cierre ganado',
  'closed - won',
];
const lost = [
  'lost',
  'closed lost',
  'closedlost',
  'perdida',
  'perdido',
  'cerrada perdida',
  'cierre perdido',
  'closed - lost',
];

/** The stages of the account, by their names; what other programs call won and lost is known. */
function stageField(stages: readonly Stage[]): TargetField {
  const wordsOf = (outcome: Stage['outcome'], words: readonly string[]) =>
    stages
      .filter((stage) => stage.outcome === outcome)
      .map(({ id }): [string, readonly string[]] => [String(id), words]);
  return {
    ...field('stage', 'choice', [
      ...[
        'stage',
        'deal stage',
        'etapa',
        'fase',
        'opportunity stage',
        'etapa del negocio',
        'deal - stage',
        'status',
      ],
      ...['deal - status', 'estado', 'pipeline stage'],
    ]),
    choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
    words: Object.fromEntries([...wordsOf('won', won), ...wordsOf('lost', lost)]),
  };
}

const nameFields = [
  field('title', 'line', [
    ...[
      'title',
      'deal name',
      'opportunity name',
      'título',
      'nombre',
      'name',
      'oportunidad',
      'deal - title',
      'deal',
    ],
    ...['deal title', 'nombre del negocio', 'nombre de la oportunidad', 'opportunity'],
  ]),
  ...companyLinkFields,
  ...contactLinkFields,
];

const furtherFields = [
  field(
    'amount',
    'money',
    [
      ...[
        'amount',
        'importe',
        'value',
        'valor',
        'deal value',
        'deal amount',
        'deal - value',
        'amount in company currency',
      ],
      ...['amount / amount', 'monto', 'cantidad', 'amount.amount', 'precio', 'total'],
    ],
    { looks: ['money'] },
  ),
  field('currency', 'currency', [
    'currency',
    'moneda',
    'divisa',
    'deal - currency',
    'amount / currency',
    'deal currency code',
    'currency code',
  ]),
  field('probability', 'number', [
    'probability',
    'probability (%)',
    'probabilidad',
    'deal probability',
    'deal - probability',
    'win probability',
  ]),
  field('closeDate', 'time', [
    'close date',
    'closing date',
    'fecha de cierre',
    'closeDate',
    'close_date',
    'closing_date',
  ]),
  field('expectedClose', 'date', [
    ...[
      'expected_close',
      'expected close date',
      'expected closing date',
      'cierre previsto',
      'fecha prevista de cierre',
    ],
    ...['deal - expected close date', 'expected_closing_date'],
  ]),
  field('closedAt', 'time', [
    'closed_at',
    'closed at',
    'closed date',
    'cerrada el',
    'deal - deal closed on',
    'won time',
    'deal - won time',
  ]),
  field('lostReason', 'line', [
    'lost_reason',
    'lost reason',
    'closed lost reason',
    'motivo de pérdida',
    'deal - lost reason',
    'loss reason',
  ]),
  field('lostNote', 'text', ['lost_note', 'lost note', 'nota de pérdida']),
  field('source', 'choice', sourceHeaders, { choices: leadSources, words: sourceWords }),
  tagField,
  field('people', 'list', ['people']),
  field('stageHistory', 'list', ['stage_history']),
  field('stageEnteredAt', 'time', ['stage_entered_at']),
  field('position', 'number', ['position']),
  externalIdField('deal id', 'opportunity id', 'deal - id'),
  createdField,
];

/** The fields of opportunities. */
export const opportunityFields = (stages: readonly Stage[]): TargetField[] => [
  ...nameFields,
  stageField(stages),
  ...furtherFields,
];
