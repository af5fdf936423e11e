import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import type { Lead } from '../../capture/reads';
import { messagesTexts } from '../texts/messages';
import { useRefreshMarketing } from '../../use-refresh-marketing';

/** Marks a lead as answered, which ends its sequences. */
export function AnsweredButton({ lead }: { lead: Lead }) {
  const t = useTexts(messagesTexts);
  const refresh = useRefreshMarketing();
  const answered = useSave(leadRepliesApi.answered, {
    onSaved: () => {
      toast({ title: t('answered.done') });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('answered.failed'), description: errorText(error) }),
  });
  return (
    <Button
      variant="secondary"
      icon={portalIcons.message}
      pending={answered.isPending}
      onClick={() => answered.mutate({ params: { id: lead.id } })}
    >
      {t('answered.act')}
    </Button>
  );
}
