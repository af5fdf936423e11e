import { listSentence, sentenceOf } from '@shared/marketing/products/brief/frames';
import { pricesOf } from '@shared/marketing/products/brief/prices';
import { priceText } from '@shared/marketing/products/price-text';
import { useTexts } from '@/i18n/use-texts';
import { answerOf, spokenWith } from '../answers/answer';
import { type BriefPlace, useBrief } from '../brief-context';
import { factsAt, listPlaces, type QuestionName } from '../questions';
import { onRequestWords } from '../sentence/examples';
import { productsTexts } from '../texts/products';

type Asked = Pick<BriefPlace, 'product' | 'spoken'>;

/** What is told of a product's prices. */
function pricesTold({ product, spoken: { language } }: Asked): string[] {
  if (product.priceBasis === 'request') return [onRequestWords[language]];
  return pricesOf(product).map((price) => priceText(price, product.currency ?? 'EUR', language));
}

/** The sentences in which an answer will be read. */
export function sentencesOf(name: Exclude<QuestionName, 'goal'>, asked: Asked): string[] {
  if (name === 'prices') return pricesTold(asked);
  const facts = factsAt(asked.product, name);
  if (listPlaces.includes(name)) {
    const texts = facts.map(({ text }) => text);
    return [listSentence(name, texts, asked.spoken)].filter(Boolean);
  }
  return facts.map((fact) => sentenceOf(name, fact.text, spokenWith(asked.spoken, answerOf(name, fact))));
}

/** What readers are asked to do, and where. */
export function useGoalTold(): string {
  const t = useTexts(productsTexts);
  const { goal } = useBrief().product;
  if (!goal) return '';
  const { goal: act, label, place, link, after } = goal;
  return [t(`goal.goals.${act}`), label, place, link, after].filter((part) => part?.trim()).join(' · ');
}

/** An answer in one line, as it is read; the rest of a long one is read where the question opens. */
export function ToldInShort({ name }: { name: QuestionName }) {
  const { product, spoken } = useBrief();
  const goal = useGoalTold();
  const separator = name === 'prices' ? '; ' : ' ';
  const told = name === 'goal' ? goal : sentencesOf(name, { product, spoken }).join(separator);
  return (
    <span lang={name === 'goal' ? undefined : spoken.language} className="min-w-0 grow truncate text-muted">
      {told}
    </span>
  );
}
