import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ButtonLink } from '@/ui/navigation/link';
import { RepliedElsewhere } from '../sequences/mails/replied-elsewhere';
import { waitingTexts } from './texts/today';

interface WaitingAnswer {
  row: { id: number; version: number; title: string; to: string; contactId?: number | null };
}

/** Leads to the mail to who has answered; beside it, says that they were replied to elsewhere. */
export function AnswerActs({ row: { id, version, title, to, contactId = null } }: WaitingAnswer) {
  const t = useTexts(waitingTexts);
  return (
    <IfMayWrite>
      <span className="flex items-center gap-1">
        <ButtonLink variant="secondary" to={to} aria-label={`${t('reply')}: ${title}`}>
          {t('reply')}
        </ButtonLink>
        <RepliedElsewhere to={{ leadId: id, version, contactId, name: title }} />
      </span>
    </IfMayWrite>
  );
}
