import type { Landing } from '../../../../../../shared/marketing/campaigns/piece';
import { isShelf } from '../../../products/analysis/shop-labels';
import { inOrder } from '../pick';
import type { LandingPlan } from '../plan/landing-plan';
import type { Material, Told } from '../plan/material';
import { pricing } from '../plan/terms';
import { topicOf } from '../plan/topic';
import { asItIs } from '../plan/tries';
import { landingWords } from '../shapes/banks';
import { type Job, single } from './email';
import { worded } from './worded';

const longest = 400;

/** Whether a text that cites nothing breaks no rule. */
export const isFineLabel = (text: string, { isSound }: Material, isSentence: boolean): boolean =>
  isSound({ text, facts: [], isSentence, canCite: false });

/** What a buyer asks that a fact answers: of its topic, of its pair; where nobody asks for it, of its kind. */
function questionsFor(fact: Told, { angle, desk: { material } }: Job): { asked: string[]; plain: string[] } {
  const { language } = material.input;
  const words = landingWords[language];
  const key = `${material.key}|${angle}|${fact.id}`;
  const label = fact.pair && fact.pair.label.charAt(0).toLocaleLowerCase('es') + fact.pair.label.slice(1);
  const write = (templates: readonly string[]) =>
    inOrder(templates, key, (text) => text)
      .map((template) => worded(template, material, label ? { label } : {}))
      .filter((text) => text !== undefined && isFineLabel(text, material, true)) as string[];
  const ofTopic = topicOf(fact, language)?.asked ?? (label && !isShelf(label) ? words.askedOfPair : []);
  return { asked: write(ofTopic), plain: write(words.askedOfKind[fact.kind]) };
}

type Question = Landing['faq'][number];

/** What buyers of this thing ask, with the facts that answer it, and what it costs. */
export function writeFaq({ asked, worthAsking }: LandingPlan, job: Job, pieceKey: string): Question[] {
  const { material, usedSayings } = job.desk;
  const found: Question[] = [];
  const ask = (fact: Told, questions: readonly string[]) => {
    const isFree = (text: string) => !found.some(({ q }) => q === text);
    const q = questions.find((text) => isFree(text) && !usedSayings.has(text)) ?? questions.find(isFree);
    const limits = { most: longest, isSentence: true };
    const a = q && single(job, `landing.faq${found.length}`, pieceKey, [asItIs(fact, material)], limits);
    if (!q || !a) return;
    usedSayings.add(q);
    found.push({ q, a });
  };
  for (const fact of asked) if (found.length < worthAsking) ask(fact, questionsFor(fact, job).asked);
  for (const fact of asked) if (found.length < 1) ask(fact, questionsFor(fact, job).plain);
  const price = priceQuestion(job, pieceKey);
  return price ? [...found, price] : found;
}

function priceQuestion(job: Job, pieceKey: string): Question | undefined {
  const { material, usedSayings } = job.desk;
  const { askedOfPrice } = landingWords[material.input.language];
  const questions = inOrder(askedOfPrice, `${material.key}|${job.angle}|price`, (text) => text)
    .map((text) => worded(text, material))
    .filter((text) => text !== undefined && isFineLabel(text, material, true));
  const q = questions.find((text) => text !== undefined && !usedSayings.has(text)) ?? questions[0];
  const limits = { most: longest, isSentence: true };
  const a = single(job, 'landing.faqPrice', pieceKey, pricing(material), limits);
  if (q !== undefined) usedSayings.add(q);
  return q !== undefined && a ? { q, a } : undefined;
}
