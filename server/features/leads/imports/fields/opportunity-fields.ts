import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { leadSources } from '../../../../../shared/leads/contacts/scales';
import type { TargetField } from '../../../../platform/imports/import-target';
import { outcomes } from '../../../../../shared/leads/opportunities/scales';
import { lettersOf } from '../../../../../shared/plain-text';
import { lostWords, stageWords, wonWords } from './stage-words';
import { createdField, externalIdField, field, sourceHeaders, sourceWords, tagField } from './field';
import { companyLinkFields, contactLinkFields } from './link-fields';
import { spellings } from './spellings';

const stageHeaders = spellings(`
  stage | deal stage | etapa | fase | opportunity stage | etapa del negocio | deal - stage | dealstage |
  pipeline stage | stage name | fase del trato | etapa de la oportunidad | deal_stage
`);
const outcomeHeaders = spellings(`
  status | estado | deal status | estado del negocio | estado de la oportunidad
`);

/** The stages of the account, by their names and by what other programs call them. */
const stageField = (stages: readonly Stage[], headers: readonly string[]): TargetField => ({
  ...field('stage', 'choice', headers),
  choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
  words: stageWords(stages),
});

/** Whether an opportunity is won or lost, in files that say it besides the stage where it ended. */
const outcomeField = (headers: readonly string[]) =>
  field('dealOutcome', 'choice', headers, {
    choices: outcomes,
    words: {
      open: spellings(`
        abierta | abierto | in progress | en curso | new | active | activa | abierta/o
      `),
      won: wonWords,
      lost: [...lostWords, 'deleted'],
    },
  });

const nameFields = [
  field(
    'title',
    'line',
    spellings(`
    title | deal name | opportunity name | título | nombre | name | oportunidad | deal - title | deal | deal
    title | nombre del negocio | nombre de la oportunidad | opportunity | dealname | negocio | nombre del
    trato | asunto | deal_name
  `),
  ),
  ...companyLinkFields,
  ...contactLinkFields,
];

const furtherFields = [
  field(
    'amount',
    'money',
    spellings(`
      amount | importe | value | valor | deal value | deal amount | deal - value | amount in company currency
      | amount / amount | monto | cantidad | amount.amount | precio | total | ingreso esperado | ingresos
      esperados | valor del negocio | valor del trato | amount.amountMicros | importe total
    `),
    { looks: ['money'] },
  ),
  field(
    'currency',
    'currency',
    spellings(`
    currency | moneda | divisa | deal - currency | amount / currency | deal currency code | currency code |
    amount currency | deal - currency of value | opportunity currency | amount.currencyCode | importe divisa
  `),
  ),
  field(
    'probability',
    'number',
    spellings(`
    probability | probability (%) | probabilidad | deal probability | deal - probability | win probability |
    probabilidad (%) | probabilidad del negocio
  `),
  ),
  field(
    'closeDate',
    'time',
    spellings(`
    close date | closing date | fecha de cierre | closeDate | close_date | closing_date | closedate | fecha
    cierre
  `),
  ),
  field(
    'expectedClose',
    'date',
    spellings(`
    expected_close | expected close date | expected closing date | cierre previsto | fecha prevista de cierre
    | deal - expected close date | expected_closing_date | cierre esperado | fecha de cierre prevista | fecha
    de cierre estimada | expected closing
  `),
  ),
  field(
    'closedAt',
    'time',
    spellings(`
    closed_at | closed at | closed date | cerrada el | deal - deal closed on | won time | deal - won time |
    deal - lost time | lost time | fecha de cierre real | actual close date
  `),
    { several: true },
  ),
  field(
    'lostReason',
    'line',
    spellings(`
    lost_reason | lost reason | closed lost reason | motivo de pérdida | deal - lost reason | loss reason |
    reason for loss | motivo de la pérdida | closed_lost_reason | motivo de perdida | razón de pérdida |
    reason for loss__s |
    motivo del cierre perdido | motivo de cierre perdido
  `),
  ),
  field('lostNote', 'text', ['lost_note', 'lost note', 'nota de pérdida']),
  field('source', 'choice', sourceHeaders, { choices: leadSources, words: sourceWords }),
  tagField,
  field('people', 'list', ['people']),
  field('stageHistory', 'list', ['stage_history']),
  field('stageEnteredAt', 'time', ['stage_entered_at']),
  field('position', 'number', ['position']),
  externalIdField('deal id', 'opportunity id', 'deal - id', 'record id - deal'),
  createdField,
];

/** The fields of opportunities. A column `Status` alone is their stage; beside one of stages it says how they ended. */
export function opportunityFields(stages: readonly Stage[], headers: readonly string[]): TargetField[] {
  const spellings = new Set(stageHeaders.map(lettersOf));
  const hasStages = headers.some((header) => spellings.has(lettersOf(header)));
  const [stage, outcome] = hasStages
    ? [stageHeaders, outcomeHeaders]
    : [[...stageHeaders, ...outcomeHeaders], []];
  return [
    ...nameFields,
    stageField(stages, stage),
    outcomeField(['deal - status', ...outcome]),
    ...furtherFields,
  ];
}
