import { useQuery } from '@tanstack/react-query';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import type { ListedCompany } from '../reads';
import { senderOf, type Sequence } from '../sequences/reads';
import { ProveSender } from '../sequences/turning-on/prove-sender';
import { useSequenceAct } from '../sequences/use-sequence-act';
import { goingLiveTexts } from './texts/going-live';

interface ReplyToProveProps {
  company: ListedCompany;
  sequence: Sequence;
}

/** The reply that was made: once the address for answers is proven, it is turned on. */
export function ReplyToProve({ company, sequence }: ReplyToProveProps) {
  const t = useTexts(goingLiveTexts);
  const { data: sender } = useQuery({ ...senderOf(company.id), staleTime: 0 });
  const turnOn = useSequenceAct(() =>
    call(marketingSequencesApi.switch, { id: sequence.id }, { status: 'on' }),
  );
  return (
    <section
      aria-label={t('replies.title')}
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <h3 className="text-lg font-semibold">{t('replies.title')}</h3>
      <p>{t('replies.sends', { subject: sequence.steps[0]?.subject ?? '' })}</p>
      {sender?.address && !sender.isProven && (
        <ProveSender companyId={company.id} email={sender.address} isAsked />
      )}
      {turnOn.data && <Alert tone="positive">{t('replies.on')}</Alert>}
      {sender?.isProven && !turnOn.data && (
        <Button pending={turnOn.isPending} onClick={() => turnOn.mutate(undefined)}>
          {t('replies.turnOn')}
        </Button>
      )}
    </section>
  );
}
