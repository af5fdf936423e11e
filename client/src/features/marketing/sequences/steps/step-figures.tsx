import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';

const figures = ['sent', 'waiting', 'clicked', 'answered', 'unsubscribed', 'bounced'] as const;

/** What became of the mails of a step, and what their readers did; nothing before the first one. */
export function StepFigures({ messages }: Pick<Step, 'messages'>) {
  const t = useTexts(sequencesTexts);
  const { language } = useLanguage();
  const { sent, waiting, bounced, clicked } = messages;
  if (sent + waiting + bounced === 0) return null;
  const share =
    sent > 0 && formatNumber(clicked / sent, language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2 text-sm tabular-nums sm:flex sm:justify-between sm:gap-x-3">
      {figures.map((figure) => (
        <div key={figure} className="flex flex-col-reverse">
          <dt className="text-muted">{t(`steps.figures.${figure}`)}</dt>
          <dd className={messages[figure] === 0 ? 'text-muted' : 'font-semibold'}>
            {messages[figure]}
            {figure === 'clicked' && share && ` (${share})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
