import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Wire } from '@shared/http/wire';
import { type LeadMail, leadMails } from '@shared/leads/mails/endpoints';
import { refusals } from '@shared/leads/mails/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { mailsTexts } from './texts/mails';
import { useRefreshLeads } from '../use-refresh-leads';
import type { Draft } from './draft';
import { useTakeBack } from './use-take-back';

/** Milliseconds between two looks while a mail is on its way, and after which it is late. */
const pace = { look: 2_000, late: 60_000 };

type Mail = Wire<LeadMail>;

interface WaitingMailsProps {
  contactId: number;
  onTakenBack: (draft: Draft) => void;
}

/** The mails to a contact that have not left or were refused, above its timeline. */
export function WaitingMails({ contactId, onTakenBack }: WaitingMailsProps) {
  const t = useTexts(mailsTexts);
  const mails = useWaitingMails(contactId);
  const takeBack = useTakeBack(onTakenBack);
  const refresh = useRefreshLeads();
  if (mails.length === 0) return null;
  const dismiss = async (id: number) => {
    await call(leadMails.cancel, { id }).catch(() => undefined);
    await refresh();
  };
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-xl">{t('waiting.title')}</h2>
      <ul className="mt-1">
        {mails.map((mail) => (
          <li key={mail.id} className="flex gap-3 border-b border-line py-3">
            <Icon name={portalIcons.envelope} className="mt-0.5 size-5 text-muted" />
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">{mail.subject}</p>
              <p className="text-sm text-muted wrap-anywhere">{mail.address}</p>
              <MailState mail={mail} />
              <div className="mt-2 flex flex-wrap gap-2">
                <Button variant="secondary" onClick={() => takeBack(mail.id)}>
                  {t(mail.state === 'refused' ? 'waiting.again' : 'cancel')}
                </Button>
                {mail.state === 'refused' && (
                  <Button variant="quiet" onClick={() => void dismiss(mail.id)}>
                    {t('waiting.dismiss')}
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Looks again while some wait; when one has left, the timeline has it. */
function useWaitingMails(id: number): readonly Mail[] {
  const refresh = useRefreshLeads();
  const { data: mails = [] } = useQuery({
    ...query(leadMails.list, { id }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'waiting') ? pace.look : false,
  });
  const waiting = mails.filter(({ state }) => state === 'waiting').length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
  return mails;
}

const msSince = (moment: string) => Date.now() - Date.parse(moment);

function MailState({ mail: { state, reason, sendsAt } }: { mail: Mail }) {
  const t = useTexts(mailsTexts);
  if (state === 'refused') {
    const known = refusals.find((each) => each === reason);
    return (
      <p className="text-danger wrap-anywhere" role="alert">
        {t('waiting.refused')}.{' '}
        {known ? t(`waiting.reasons.${known}`) : t('waiting.why', { reason: reason ?? '' })}
      </p>
    );
  }
  const isLate = msSince(sendsAt) > pace.late;
  return <output className="block text-muted">{t(isLate ? 'waiting.late' : 'waiting.state')}</output>;
}
