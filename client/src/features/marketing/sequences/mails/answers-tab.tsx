import { useQuery } from '@tanstack/react-query';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { PagedRows } from '@/ui/navigation/paged-rows';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { ChosenSequence } from '../chosen-sequence';
import { type Enrolment, sequencesOf } from '../reads';
import { HookTab } from './hook-tab';

interface AnswersTabProps {
  company: ListedCompany;
  onAdd: () => void;
}

/** Who has answered the mails of a sequence, and how answers come in. */
export function AnswersTab({ company, onAdd }: AnswersTabProps) {
  const { data: sequences } = useQuery(sequencesOf(company.id));
  return (
    <>
      {sequences && sequences.length > 0 && (
        <ChosenSequence company={company} onAdd={onAdd}>
          {({ id }) => <Answered key={id} sequenceId={id} companyId={company.id} />}
        </ChosenSequence>
      )}
      <HookTab companyId={company.id} />
    </>
  );
}

function Answered({ sequenceId, companyId }: { sequenceId: number; companyId: number }) {
  const t = useTexts(messagesTexts);
  const pages = usePages(marketingSequencesApi.enrolments, { id: sequenceId }, { answered: 'true' });
  return (
    <section aria-label={t('answers.title')} className="mt-4 mb-8 max-w-content">
      <h2 className="mb-2 text-xl">{t('answers.title')}</h2>
      <PagedRows
        pages={pages}
        empty={<p className="max-w-measure text-muted">{t('answers.none')}</p>}
        more={t('answers.more')}
      >
        {(rows) => (
          <ul className="border-t border-line">
            {rows.map((one) => (
              <AnsweredRow key={one.id} one={one} companyId={companyId} />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}

function AnsweredRow({ one, companyId }: { one: Enrolment; companyId: number }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { leadId, leadName, leadEmail, answeredAt, answeredPlace } = one;
  return (
    <li className="border-b border-line">
      <Link
        to={stepAddress(companyId, 'leads', { lead: String(leadId) })}
        className="group flex min-h-11 items-center gap-x-4 py-1"
      >
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
          <span className="min-w-0 font-medium wrap-anywhere group-hover:underline sm:basis-2/5">
            {leadName ?? leadEmail ?? `#${leadId}`}
          </span>
          <span className="text-sm text-muted">
            {answeredPlace !== null && `${t('answers.after', { place: answeredPlace + 1 })} · `}
            {answeredAt && (
              <time dateTime={answeredAt}>{formatDate(answeredAt, language, { dateStyle: 'medium' })}</time>
            )}
          </span>
        </span>
        <Icon name={Chevron} className="size-4 shrink-0 -rotate-90 text-muted" />
      </Link>
    </li>
  );
}
