import { useTexts } from '@/i18n/use-texts';
import { useBrief } from '../brief-context';
import { firstQuestions, isAnswered, type QuestionName, questions } from '../questions';
import { briefTexts } from '../texts/brief';
import { sentencesOf, useGoalTold } from './told';

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
  return <p>{useGoalTold()}</p>;
}
