import { useState } from 'react';
import { useLocation } from 'wouter';
import { leadMails } from '@shared/leads/mails/endpoints';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import type { About } from '../communications/about';
import { mailsTexts } from './texts/mails';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

/** The record that a dropped message is about. */
const aboutOf = ({ section, id }: About) => {
  if (section === 'contacts') return { contactId: id };
  return section === 'companies' ? { companyId: id } : { opportunityId: id };
};

/** Logs the messages in files one after another, and says of each what became of it. */
export function useLogEml(about: About | undefined) {
  const t = useTexts(mailsTexts);
  const { tell } = useUndo();
  const refresh = useRefreshLeads();
  const [, goTo] = useLocation();
  const [isPending, setPending] = useState(false);

  async function log(file: File) {
    const { readEml } = await import('./read-eml');
    const message = await readEml(file);
    if (!message) {
      return toast({ variant: 'destructive', title: t('eml.unread'), description: file.name });
    }
    const { id, isNew, act } = await call(
      leadMails.log,
      {},
      { ...message, ...(about && { about: aboutOf(about) }) },
    );
    if (isNew) return tell(act, { title: t('eml.logged'), description: message.subject ?? file.name });
    const open = { label: t('eml.show'), onSelect: () => goTo(recordAddress('communications', id)) };
    return toast({ title: t('eml.known'), description: message.subject ?? file.name, action: open });
  }

  async function logAll(files: readonly File[]) {
    setPending(true);
    for (const file of files) {
      try {
        await log(file);
      } catch (error) {
        toast({ variant: 'destructive', title: t('eml.failed'), description: errorText(error as Error) });
      }
    }
    setPending(false);
    await refresh();
  }
  return { isPending, logAll };
}
