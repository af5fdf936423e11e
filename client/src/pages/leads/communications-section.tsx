import { useRef } from 'react';
import { CommunicationsList } from '@/features/leads/communications/communications-list';
import { EmlIntake } from '@/features/leads/mails/eml-intake';
import { mailsTexts } from '@/features/leads/mails/texts/mails';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';

/** The list of communications. Mails from files are logged here too. */
export function CommunicationsSection({ openId }: { openId: number | undefined }) {
  const t = useTexts(mailsTexts);
  const mayWrite = useMayWrite();
  const input = useRef<HTMLInputElement>(null);
  return (
    <CommunicationsList
      openId={openId}
      actions={mayWrite && <EmlIntake fileInput={input} />}
      files={mayWrite ? [{ label: t('eml.choose'), onSelect: () => input.current?.click() }] : []}
    />
  );
}
