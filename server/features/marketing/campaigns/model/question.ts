import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { campaignKinds } from '../../../../../shared/marketing/campaigns/kinds';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import type { Question as Asked } from '../../../../platform/language-model/ask-model';
import { asData } from '../../../../platform/language-model/cleaned';
import type { Finding, Ground } from '../validators/ground';
import { answerSchemaOf } from './answer-schema';
import { fold } from '../../grammar/words/fold';
import { exampleOf } from './example';
import { answerLimits, modelLimits } from './limits';
import { angleWords, frame, goalWords, repairWords, mediumWords } from './words/instructions';
import { isTalkToMachines } from './words/not-for-readers';

/** A piece to write, and the template's text for what the model cannot. */
export interface PieceToWrite {
  angle: Angle;
  template: Piece;
}

/** What is asked about a piece. */
export interface Question extends Asked {
  type: Piece['type'];
}

/** Facts beyond these are left out: nobody puts forty into one text. */
const mostFacts = 40;

const voiceOf = ({ language, register }: Ground) => {
  if (language === 'en') return 'Write in British English.';
  return register === 'formal'
    ? 'Write in the Spanish of Spain, to one reader as usted, never tú and never vosotros.'
    : 'Write in the Spanish of Spain, to one reader as tú, never usted and never vosotros. Questions and exclamations open with ¿ and ¡.';
};

const networksOf = (template: Piece) =>
  isOf(template, 'posts') ? postsOf(template.content).map(({ network }) => network) : [];

function systemOf({ angle, template }: PieceToWrite, ground: Ground): string {
  const price =
    ground.product.price === undefined ? 'The product has no price: say that it is on request.' : '';
  return [
    ...frame,
    voiceOf(ground),
    `The reader is ${ground.audience === 'B2B' ? 'a business' : 'a consumer'}. ${angleWords[angle]}`,
    `The reader is asked ${goalWords[template.content.cta.goal]}.`,
    ground.hasEmoji && isOf(template, 'posts')
      ? 'Each post may have one plain emoji behind its first sentence; none on LinkedIn.'
      : 'No emoji.',
    mediumWords[campaignKinds[template.type].medium](ground.isThin, networksOf(template)),
    price,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The facts for the text, as JSON; without links and contacts, and without facts that address a model. */
export function dataOf(ground: Ground, template?: Piece): string {
  const { company, product, facts, avoid } = ground;
  const plain = (text: string | undefined) =>
    text === undefined ? undefined : asData(text, modelLimits.fact);
  return JSON.stringify({
    data: {
      company: { name: plain(company.name), place: plain(company.place) },
      product: {
        name: plain(product.name),
        shortName: plain(product.shortName),
        price: plain(product.price),
      },
      facts: facts
        .filter(({ text }) => !isTalkToMachines(fold(asData(text, modelLimits.fact))))
        .slice(0, mostFacts)
        .map(({ id, place, kind, text }) => ({
          id,
          place: place ?? kind,
          text: asData(text, modelLimits.fact),
        })),
      wordsToAvoid: avoid.slice(0, mostFacts).map(plain),
      ...(template && { example: exampleOf(template, ground) }),
    },
  });
}

/** The first question about a piece. */
export const questionOf = (piece: PieceToWrite, ground: Ground): Question => ({
  type: piece.template.type,
  name: piece.template.type.replace(' ', '_'),
  schema: answerSchemaOf(piece.template),
  system: systemOf(piece, ground),
  messages: [{ role: 'user', content: dataOf(ground, piece.template) }],
});

/** The problems of an answer: the validators' findings, or an invalid structure. */
export type Fault = Pick<Finding, 'at' | 'words'> & {
  code: Finding['code'] | 'answer.json' | 'answer.shape';
};

const wordsFor = (code: Fault['code']) =>
  code === 'answer.json' || code === 'answer.shape'
    ? 'Answer with one whole JSON object of the schema.'
    : (repairWords.find(([begin]) => code.startsWith(begin))?.[1] ?? '');

/** Faults beyond these tell a model nothing that the first ones do not. */
const mostFaults = 40;

/** The one repair request: the same question, the answer and the exact codes. */
export function repairOf(question: Question, answer: string, faults: readonly Fault[]): Question {
  const found = faults.slice(0, mostFaults).map(({ code, at, words }) => ({
    code,
    at,
    ...(words !== undefined && { words: asData(words, 200) }),
    do: wordsFor(code),
  }));
  const repair = JSON.stringify({ mend: found, keep: 'everything else; answer with the whole object again' });
  return {
    ...question,
    messages: [
      ...question.messages,
      { role: 'assistant', content: answer.slice(0, answerLimits.characters) || '{}' },
      { role: 'user', content: repair },
    ],
  };
}
