import { useTexts } from '@/i18n/use-texts';
import { useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { Rows } from '../records';
import { mailsTexts } from './texts/mails';
import type { Draft } from './draft';
import { MailForm } from './lazy-mail-form';
import { MailThread } from './mail-thread';

interface MailDialogProps {
  contact: Rows['contacts'];
  /** Closed without one. */
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
}

/** The dialog in which a mail to one contact is written. */
export function MailDialog({ contact, draft, onDraft }: MailDialogProps) {
  const t = useTexts(mailsTexts);
  useLoadedLater(MailForm);
  return (
    <Dialog
      open={draft !== null}
      onClose={() => onDraft(null)}
      title={t('title', { name: contact.name ?? '' })}
    >
      {draft && (
        <>
          <MailForm contact={contact} draft={draft} onSent={() => onDraft(null)} onTakenBack={onDraft} />
          <MailThread contact={contact.id} />
        </>
      )}
    </Dialog>
  );
}
