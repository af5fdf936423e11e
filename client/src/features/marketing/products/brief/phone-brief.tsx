import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { portalIcons } from '@/ui/portal-icons';
import { IconButton } from '@/ui/controls/icon-button';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { Brings } from '../answers/brings';
import { QuestionBody } from './question';
import { pointsOf, type QuestionName, questions } from '../questions';

interface PhoneBriefProps {
  asked: QuestionName;
  onAsk: (name: QuestionName | undefined) => void;
}

/** The brief on a phone: one question a screen, with how far it is. */
export function PhoneBrief({ asked, onAsk }: PhoneBriefProps) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const at = questions.indexOf(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [asked]);
  const progress = t('phone.progress', { at: at + 1, total: questions.length });
  return (
    <section aria-labelledby="phone-question" className="grid gap-4" data-brief>
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate text-sm text-muted">
            {product.name} · {progress}
          </p>
          <IconButton icon="close" label={t('phone.close')} onClick={() => onAsk(undefined)} />
        </div>
        <ProgressBar label={progress} done={at + 1} total={questions.length} />
      </div>
      <h2
        id="phone-question"
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-2 text-xl outline-none"
      >
        {t(`questions.${asked}.title`)} <Brings points={pointsOf(product, asked)} />
      </h2>
      <QuestionBody key={asked} name={asked} />
      <div className="sticky bottom-0 -mx-4 flex justify-between gap-3 border-t border-line bg-paper px-4 py-3">
        <Button
          variant="secondary"
          icon={portalIcons.back}
          disabled={at === 0}
          onClick={() => onAsk(questions[at - 1])}
        >
          {t('phone.back')}
        </Button>
        <Button data-next onClick={() => onAsk(questions[at + 1])}>
          {t(at === questions.length - 1 ? 'phone.done' : 'phone.next')}
        </Button>
      </div>
    </section>
  );
}
