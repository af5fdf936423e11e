import { useTexts } from '@/i18n/use-texts';
import { assistantTexts } from '../texts/assistant';
import type { Proposal } from '../wire';

/** What would leave the house, whole, and to whom. */
export function OutwardView({ outward }: { outward: NonNullable<Proposal['outward']> }) {
  const t = useTexts(assistantTexts);
  const { recipients, subject, text } = outward;
  return (
    <dl className="grid gap-2 rounded-card border border-line p-3">
      <div>
        <dt className="text-sm text-muted">{t('proposal.recipients')}</dt>
        {recipients.map((recipient) => (
          <dd key={recipient} className="font-medium wrap-anywhere">
            {recipient}
          </dd>
        ))}
      </div>
      {subject !== null && (
        <div>
          <dt className="text-sm text-muted">{t('proposal.subject')}</dt>
          <dd className="font-medium wrap-anywhere">{subject}</dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{t('proposal.text')}</dt>
        <dd className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</dd>
      </div>
    </dl>
  );
}
