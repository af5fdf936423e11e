import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import type { TargetField } from '../../../../platform/imports/target-field';
import {
  opportunityFields as fields,
  opportunityHeaders,
} from '../../../../../shared/leads/opportunities/fields';
import { outcomes } from '../../../../../shared/leads/opportunities/scales';
import { lettersOf } from '../../../../../shared/plain-text';
import {
  amountBesideStage,
  amountHeaders,
  beganHeaders,
  closedHeaders,
  closeHeaders,
  expectedHeaders,
  lostHeaders,
  outcomeHeaders,
  stageHeaders,
  titleHeaders,
} from './deal-headers';
import { lostWords, stageWords, wonWords } from './stage-words';
import type { NamedMember } from '../../members.queries';
import { assigneeField } from './assignee-field';
import { builtInFields } from './built-in-fields';
import { createdField, externalIdField, field, sourceWords } from './field';
import { companyLinkFields, contactLinkFields } from './link-fields';
import { spellings } from './spellings';

/** The stages of the account, by their names and by what other programs call them. */
const stageField = (stages: readonly Stage[], headers: readonly string[]): TargetField => ({
  ...field('stage', 'choice', headers),
  isAsked: true,
  choices: stages.map(({ id, name }) => ({ value: String(id), label: name })),
  words: stageWords(stages),
});

/** Whether an opportunity is won or lost, in files that say it besides the stage where it ended. */
const outcomeField = (headers: readonly string[]) =>
  field('dealOutcome', 'choice', headers, {
    choices: outcomes,
    words: {
      open: spellings(`
        abierta | abierto | in progress | en curso | new | active | activa | abierta/o | pending | pendiente | nueva
        | nuevo | activo | en proceso
      `),
      won: wonWords,
      lost: [...lostWords, 'deleted'],
    },
  });

const nameFields = [field('title', 'line', titleHeaders), ...companyLinkFields, ...contactLinkFields];

const furtherFields = [
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
  field('closeDate', 'time', closeHeaders),
  field('expectedClose', 'date', expectedHeaders),
  field('closedAt', 'time', closedHeaders, { several: true }),
  field('lostReason', 'line', lostHeaders),
  ...builtInFields(fields, opportunityHeaders, { source: { words: sourceWords } }),
  field('people', 'list', ['people']),
  field('stageHistory', 'list', ['stage_history']),
  field('stageEnteredAt', 'time', ['stage_entered_at']),
  field('position', 'number', ['position']),
  externalIdField(
    'deal id',
    'opportunity id',
    'deal - id',
    'record id - deal',
    'lead id',
    'nº oportunidad',
    'opportunity number',
  ),
  { ...createdField, headers: [...createdField.headers, ...beganHeaders] },
];

const hasOne = (headers: readonly string[], known: readonly string[]) => {
  const names = new Set(known.map(lettersOf));
  return headers.some((header) => names.has(lettersOf(header)));
};

/** The fields of opportunities. A column `Status` alone is their stage; beside one of stages it says how they ended. */
export function opportunityFields(
  stages: readonly Stage[],
  headers: readonly string[],
  members: readonly NamedMember[] = [],
): TargetField[] {
  const hasStages = hasOne(headers, stageHeaders);
  const [stage, outcome] = hasStages
    ? [stageHeaders, outcomeHeaders]
    : [[...stageHeaders, ...outcomeHeaders], []];
  const isOfDeals = hasStages || hasOne(headers, [...closeHeaders, ...expectedHeaders, ...closedHeaders]);
  const amount = isOfDeals ? [...amountHeaders, ...amountBesideStage] : amountHeaders;
  return [
    ...nameFields,
    field('amount', 'money', amount, { looks: ['money'] }),
    stageField(stages, stage),
    outcomeField(['deal - status', ...outcome]),
    ...furtherFields,
    assigneeField(members),
  ];
}
