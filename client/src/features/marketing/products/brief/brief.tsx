import { useTexts } from '@/i18n/use-texts';
import { otherPlaces } from '@shared/marketing/products/brief/places';
import { briefTexts } from '../texts/brief';
import { Question } from './question';
import { firstQuestions, type QuestionName } from '../questions';
import { sectionIds } from './section-ids';

/** The brief on a wide screen: six questions, price and goal, and the rest; what is answered takes one line. */
export function Brief({ asked }: { asked: QuestionName | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-8" data-brief>
      <QuestionGroup group="first" names={firstQuestions} firstNumber={1} asked={asked} />
      <QuestionGroup
        group="others"
        names={otherPlaces}
        firstNumber={firstQuestions.length + 1}
        asked={asked}
      />
    </div>
  );
}

interface QuestionGroupProps {
  group: keyof typeof sectionIds;
  names: readonly QuestionName[];
  firstNumber: number;
  asked: QuestionName | undefined;
}

function QuestionGroup({ group, names, firstNumber, asked }: QuestionGroupProps) {
  const t = useTexts(briefTexts);
  const id = sectionIds[group];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
        {t(`${group}.title`)}
      </h3>
      <p className="mb-3 text-muted">{t(`${group}.hint`)}</p>
      <div className="rounded-card border border-line bg-surface">
        {names.map((name, index) => (
          <Question
            key={name}
            name={name}
            number={firstNumber + index}
            waitsOpen={group === 'first'}
            isAsked={asked === name}
          />
        ))}
      </div>
    </section>
  );
}
