import { useQuery } from '@tanstack/react-query';
import { mailAddress } from '@shared/leads/sections';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { stepAddress } from '@shared/marketing/steps';
import { shortDay } from '@/i18n/short-day';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { usePages } from '@/lib/lists/use-pages';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ButtonLink, Link } from '@/ui/navigation/link';
import { PagedRows } from '@/ui/navigation/paged-rows';
import type { ListedCompany } from '../../reads';
import { messagesTexts } from '../texts/messages';
import { type Enrolment, sequencesOf } from '../reads';
import { AnswerState } from './answer-state';
import { HookTab } from './hook-tab';
import { RepliedElsewhere } from './replied-elsewhere';

/** Who has replied to the mails of a company's sequences, and how replies come in. */
export function AnswersTab({ company }: { company: ListedCompany }) {
  const { data: sequences = [] } = useQuery(sequencesOf(company.id));
  return (
    <>
      {sequences.length > 0 && <Answered company={company} areSeveral={sequences.length > 1} />}
      <HookTab companyId={company.id} />
    </>
  );
}

interface AnsweredProps {
  company: ListedCompany;
  /** Whether each row says of which sequence the mail was. */
  areSeveral: boolean;
}

function Answered({ company, areSeveral }: AnsweredProps) {
  const t = useTexts(messagesTexts);
  const pages = usePages(marketingSequencesApi.answers, {}, { company: company.id });
  return (
    <section aria-label={t('answers.title')} className="mb-8">
      <PagedRows
        pages={pages}
        empty={<p className="max-w-measure text-muted">{t('answers.none')}</p>}
        more={t('answers.more')}
      >
        {(rows) => (
          <ul className="max-md:-mt-2 md:grid md:grid-cols-[13rem_minmax(0,1fr)_auto_auto] md:gap-x-4">
            {rows.map((one) => (
              <AnsweredRow key={one.id} one={one} company={company} areSeveral={areSeveral} />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}

/** Who replied to which mail, with what words, whether an answer has followed, and the way to give one. */
function AnsweredRow({ one, company, areSeveral }: AnsweredProps & { one: Enrolment }) {
  const t = useTexts(messagesTexts);
  const mayWrite = useMayWrite();
  const { leadId, leadName, leadEmail, leadVersion: version, contactId, words, waits } = one;
  const name = leadName ?? leadEmail ?? `#${leadId}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-b border-line py-2 md:col-span-full md:grid-cols-subgrid">
      <Link
        to={stepAddress(company.id, 'leads', { lead: String(leadId) })}
        className="justify-self-start font-medium wrap-anywhere hover:underline max-md:col-span-2 pointer-coarse:min-h-11 pointer-coarse:content-center md:self-start"
      >
        {name}
      </Link>
      <div className="min-w-0 max-md:contents">
        <p className="line-clamp-2 max-md:order-1 max-md:col-span-3">
          {words === null ? (
            <span className="text-muted">{t('answers.elsewhere')}</span>
          ) : (
            <q className="wrap-anywhere">{words}</q>
          )}
        </p>
        <AnsweredMail one={one} areSeveral={areSeveral} />
      </div>
      <AnswerState one={one} zone={company.timezone} />
      {mayWrite && (
        <span
          className={classNames(
            'flex items-center gap-1 justify-self-end max-md:order-2',
            // Both acts leave no room beside them.
            waits ? 'max-md:col-span-3 max-md:mt-2' : 'max-md:col-span-2',
          )}
        >
          {waits && <RepliedElsewhere to={{ leadId, version, contactId, name }} hasRoom />}
          {contactId !== null && (
            <ButtonLink
              to={mailAddress(contactId)}
              variant={waits ? 'secondary' : 'quiet'}
              aria-label={t('answers.replyTo', { name })}
            >
              {t('answers.reply')}
            </ButtonLink>
          )}
        </span>
      )}
    </li>
  );
}

/** The mail that was answered, and when. */
function AnsweredMail({ one, areSeveral }: Pick<AnsweredProps, 'areSeveral'> & { one: Enrolment }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { answeredAt, answeredPlace, answeredSubject, sequenceName: name, waits } = one;
  const place = (answeredPlace ?? 0) + 1;
  const mail = areSeveral ? t('answers.afterOf', { place, name }) : t('answers.after', { place });
  return (
    <p
      className={classNames('text-sm text-muted max-md:order-2', waits && 'max-md:col-span-3 max-md:mt-1')}
      title={answeredSubject ?? undefined}
    >
      {answeredPlace !== null && `${mail} · `}
      {answeredAt && <time dateTime={answeredAt}>{shortDay(answeredAt, language)}</time>}
    </p>
  );
}
