import type { Email } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';

interface InboxLineProps {
  email: Email;
  sender: string;
}

/** Sender, subject and preview text as an inbox shows them, and the other subject for a trial of both. */
export function InboxLine({ email: { subject, altSubject, preheader }, sender }: InboxLineProps) {
  const t = useTexts(campaignsTexts);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn with text
        role="img"
        aria-label={t('previews.mail.inInbox', { sender, subject: subject.text, preheader: preheader.text })}
        className="flex items-center gap-3 rounded-card border border-line bg-surface p-3"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand">
          {Array.from(sender)[0]?.toUpperCase()}
        </span>
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">{sender}</span>
          <span className="block truncate font-medium">{subject.text}</span>
          <span className="block truncate text-sm text-muted">{preheader.text}</span>
        </span>
      </div>
      {altSubject.text && altSubject.text !== subject.text && (
        <p className="text-sm text-muted">{t('previews.mail.otherSubject', { subject: altSubject.text })}</p>
      )}
    </div>
  );
}
