import { useQuery } from '@tanstack/react-query';
import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import type { TimelinePart } from '../../capture/lead/lead-parts';
import { messagesTexts } from '../texts/messages';
import { MessageState } from '../mails/message-state';
import type { Message } from '../reads';

/** The mails of sequences to a lead, for its timeline. */
export function useLeadMails(lead: number): TimelinePart {
  const { data, isPending, error, refetch } = useQuery({
    ...query(leadRepliesApi.messages, { id: lead }),
    staleTime: 0,
  });
  const entries = (data ?? []).map((mail) => ({
    key: `mail ${mail.id}`,
    at: mail.sentAt ?? mail.attemptedAt ?? mail.dueAt,
    icon: 'envelope' as const,
    content: <MailEntry mail={mail} />,
  }));
  return { entries, isPending, error: data ? null : error, refetch };
}

function MailEntry({ mail }: { mail: Message }) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  const { campaignName, sequenceName } = mail;
  return (
    <>
      <p className="wrap-anywhere">
        {campaignName === null
          ? t('ofSequence', { name: sequenceName })
          : shownCampaignName(campaignName, language)}
      </p>
      <MessageState message={mail} />
    </>
  );
}
