import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { IconButton } from '@/ui/controls/icon-button';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../capture/texts/capture';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { waitingTexts } from './texts/today';

interface WaitingLead {
  row: { id: number; version: number; title: string; to: string };
}

/** Leads to where a lead is answered; beside it, marks one that was answered elsewhere, which can be undone. */
export function LeadActs({ row: { id, version, title, to } }: WaitingLead) {
  const t = useTexts(waitingTexts);
  const tCapture = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const save = useSaving(() => call(marketingLeadsApi.update, { id }, { status: 'contacted', version }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('contactedDone'), description: title });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: tCapture('leads.notSaved'), description: errorText(error) });
      void refresh();
    },
  });
  return (
    <IfMayWrite>
      <span className="flex items-center gap-1">
        <ButtonLink variant="secondary" to={to} aria-label={`${t('reply')}: ${title}`}>
          {t('reply')}
        </ButtonLink>
        <IconButton
          icon={portalIcons.check}
          label={`${t('contacted')}: ${title}`}
          title={t('contacted')}
          disabled={save.isPending}
          onClick={() => save.mutate(undefined)}
        />
      </span>
    </IfMayWrite>
  );
}
