import { useQuery } from '@tanstack/react-query';
import { mailAddress } from '@shared/leads/sections';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ButtonLink, Link } from '@/ui/navigation/link';
import { PagedRows } from '@/ui/navigation/paged-rows';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { ChosenSequence } from '../chosen-sequence';
import { type Enrolment, sequencesOf } from '../reads';
import { AnswerState } from './answer-state';
import { HookTab } from './hook-tab';

interface AnswersTabProps {
  company: ListedCompany;
  onAdd: () => void;
}

/** Who has replied to the mails of a sequence, and how replies come in. */
export function AnswersTab({ company, onAdd }: AnswersTabProps) {
  const { data: sequences } = useQuery(sequencesOf(company.id));
  return (
    <>
      {sequences && sequences.length > 0 && (
        <ChosenSequence company={company} onAdd={onAdd}>
          {({ id }) => <Answered key={id} sequenceId={id} company={company} />}
        </ChosenSequence>
      )}
      <HookTab companyId={company.id} />
    </>
  );
}

function Answered({ sequenceId, company }: { sequenceId: number; company: ListedCompany }) {
  const t = useTexts(messagesTexts);
  const pages = usePages(marketingSequencesApi.enrolments, { id: sequenceId }, { answered: 'true' });
  return (
    <section aria-label={t('answers.title')} className="mt-4 mb-8">
      <h2 className="mb-2 text-xl">{t('answers.title')}</h2>
      <PagedRows
        pages={pages}
        empty={<p className="max-w-measure text-muted">{t('answers.none')}</p>}
        more={t('answers.more')}
      >
        {(rows) => (
          <ul className="border-t border-line">
            {rows.map((one) => (
              <AnsweredRow key={one.id} one={one} company={company} />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}

/** Who replied to which mail, with what words, whether an answer has followed, and the way to give one. */
function AnsweredRow({ one, company }: { one: Enrolment; company: ListedCompany }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const mayWrite = useMayWrite();
  const { leadId, leadName, leadEmail, answeredAt, answeredPlace, answeredSubject, contactId, words, waits } =
    one;
  const name = leadName ?? leadEmail ?? `#${leadId}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 md:grid-cols-[13rem_minmax(0,1fr)_auto_8rem]">
      <Link
        to={stepAddress(company.id, 'leads', { lead: String(leadId) })}
        className="justify-self-start font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center md:self-start"
      >
        {name}
      </Link>
      <div className="min-w-0 max-md:contents">
        <p className="line-clamp-2 max-md:order-1 max-md:col-span-2">
          {words === null ? (
            <span className="text-muted">{t('answers.elsewhere')}</span>
          ) : (
            <q className="wrap-anywhere">{words}</q>
          )}
        </p>
        <p className="text-sm text-muted max-md:order-2" title={answeredSubject ?? undefined}>
          {answeredPlace !== null && `${t('answers.after', { place: answeredPlace + 1 })} · `}
          {answeredAt && <time dateTime={answeredAt}>{shortDay(answeredAt, language)}</time>}
        </p>
      </div>
      <AnswerState one={one} zone={company.timezone} />
      {mayWrite && contactId !== null && (
        <ButtonLink
          to={mailAddress(contactId)}
          variant={waits ? 'secondary' : 'quiet'}
          className="justify-self-end max-md:order-2"
          aria-label={t('answers.replyTo', { name })}
        >
          {t('answers.reply')}
        </ButtonLink>
      )}
    </li>
  );
}
