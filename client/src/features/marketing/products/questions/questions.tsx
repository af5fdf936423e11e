import { useEffect, useRef, useState } from 'react';
import type { ProductQuestion } from '@shared/marketing/products/analysis';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import type { Product } from '../../reads';
import { productsTexts } from '../../texts/products';
import { AnswerForm } from './answer-form';

interface QuestionsProps {
  product: Product;
  /** Those that bring most first. */
  questions: readonly ProductQuestion[];
  onEdit: (what: 'product' | 'company') => void;
}

/** What a product leaves open; one question at a time is answered in place, the first from the start. */
export function Questions({ product, questions, onEdit }: QuestionsProps) {
  const t = useTexts(productsTexts);
  const [chosen, setChosen] = useState<string>();
  const heading = useFocusAfterAnswer(questions);
  const inPlace = questions.filter(({ at }) => at === 'answer');
  const open = inPlace.find(({ part }) => part === chosen) ?? inPlace[0];
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="product-questions">
      <h3 ref={heading} id="product-questions" tabIndex={-1} className="text-lg">
        {t('questions.title')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('questions.hint')}</p>
      <ul className="rounded-card border border-line bg-surface">
        {questions.map((question) => (
          <li key={question.part} className="border-b border-line px-4 py-3 last:border-b-0">
            <QuestionHead
              question={question}
              isOpen={question === open}
              onOpen={() => (question.at === 'answer' ? setChosen(question.part) : onEdit(question.at))}
            />
            {question === open && <AnswerForm product={product} question={question} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An answered question is gone with the field that had the focus, which goes to the heading of those that are left. */
function useFocusAfterAnswer(questions: readonly ProductQuestion[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(questions.length);
  useEffect(() => {
    const isAnswered = questions.length < before.current;
    before.current = questions.length;
    if (isAnswered && document.activeElement === document.body) heading.current?.focus();
  }, [questions]);
  return heading;
}

interface QuestionHeadProps {
  question: ProductQuestion;
  isOpen: boolean;
  onOpen: () => void;
}

function QuestionHead({ question: { text, brings, at }, isOpen, onOpen }: QuestionHeadProps) {
  const t = useTexts(productsTexts);
  const label = {
    answer: 'questions.answer',
    product: 'questions.inProduct',
    company: 'questions.inCompany',
  } as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 basis-64 grow">
        {text}{' '}
        <Badge tone="info">
          <span aria-hidden>{t('questions.brings', { points: brings })}</span>
          <span className="sr-only">{t('questions.bringsSaid', { points: brings })}</span>
        </Badge>
      </p>
      {!isOpen && (
        <Button
          variant="quiet"
          {...(at === 'answer' && { 'aria-label': t('questions.open', { question: text }) })}
          onClick={onOpen}
        >
          {t(label[at])}
        </Button>
      )}
    </div>
  );
}
