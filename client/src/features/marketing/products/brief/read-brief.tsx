import { listSentence, sentenceOf } from '@shared/marketing/products/brief/frames';
import { pricesOf } from '@shared/marketing/products/brief/prices';
import { priceText } from '@shared/marketing/products/price-text';
import { useTexts } from '@/i18n/use-texts';
import { answerOf, spokenWith } from '../answers/answer';
import { type BriefPlace, useBrief } from '../brief-context';
import { factsAt, firstQuestions, isAnswered, listPlaces, type QuestionName, questions } from '../questions';
import { onRequestWords } from '../sentence/examples';
import { briefTexts } from '../texts/brief';
import { productsTexts } from '../texts/products';

type Asked = Pick<BriefPlace, 'product' | 'spoken'>;

/** What is told of a product's prices. */
function pricesTold({ product, spoken: { language } }: Asked): string[] {
  if (product.priceBasis === 'request') return [onRequestWords[language]];
  return pricesOf(product).map((price) => priceText(price, product.currency ?? 'EUR', language));
}

/** The sentences in which an answer will be read. */
function sentencesOf(name: Exclude<QuestionName, 'goal'>, asked: Asked): string[] {
  if (name === 'prices') return pricesTold(asked);
  const facts = factsAt(asked.product, name);
  if (listPlaces.includes(name)) {
    const texts = facts.map(({ text }) => text);
    return [listSentence(name, texts, asked.spoken)].filter(Boolean);
  }
  return facts.map((fact) => sentenceOf(name, fact.text, spokenWith(asked.spoken, answerOf(name, fact))));
}

/** The brief of a product for a reader: each question with the sentences that its answer has made. */
export function ReadBrief() {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const isFirst = (name: QuestionName) => firstQuestions.some((first) => first === name);
  return (
    <section aria-labelledby="brief-read" className="grid gap-3">
      <h3 id="brief-read" className="text-xl">
        {t('first.title')}
      </h3>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {questions
          .filter((name) => isFirst(name) || isAnswered(product, name))
          .map((name) => (
            <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="text-sm text-muted">{t(`questions.${name}.title`)}</dt>
              <dd className="grid min-w-0 gap-1 wrap-anywhere">
                <Told name={name} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Told({ name }: { name: QuestionName }) {
  const t = useTexts(briefTexts);
  const { product, spoken } = useBrief();
  if (!isAnswered(product, name)) return <span className="text-muted">{t('read.none')}</span>;
  if (name === 'goal') return <GoalTold />;
  return sentencesOf(name, { product, spoken }).map((sentence) => (
    <p key={sentence} lang={spoken.language}>
      {sentence}
    </p>
  ));
}

function GoalTold() {
  const t = useTexts(productsTexts);
  const { goal } = useBrief().product;
  if (!goal) return null;
  const { goal: act, label, place, link, after } = goal;
  return (
    <p>{[t(`goal.goals.${act}`), label, place, link, after].filter((part) => part?.trim()).join(' · ')}</p>
  );
}
