import { useState } from 'react';
import { invitationsApi, type Member } from '@shared/accounts/endpoints';
import type { MemberAccount } from '@shared/auth/member-account';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { invitationsTexts } from './texts/invitations';

interface HandOverProps {
  account: Wire<MemberAccount>;
  /** The members besides the owner; at least one. */
  others: readonly Wire<Member>[];
}

/** Asks another member to become the owner; nothing changes before they accept. */
export function HandOver({ account, others }: HandOverProps) {
  const t = useTexts(invitationsTexts);
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const member = others.find(({ id }) => String(id) === chosen);
  const named = { account: account.name, name: member?.name ?? '' };
  const ask = useSave(invitationsApi.create, {
    refreshes: [query(invitationsApi.list, { accountId: account.id })],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('handOver.sent', named) });
    },
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('handOver.failed'), description: errorText(error) });
    },
  });
  return (
    <div className="grid max-w-md gap-5">
      <SelectField
        label={t('handOver.to')}
        empty
        value={chosen}
        choices={others.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        variant="secondary"
        icon={portalIcons.move}
        disabled={!member}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t('handOver.open')}
      </Button>
      {member && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            ask.mutate({ params: { accountId: account.id }, body: { email: member.email, role: 'owner' } })
          }
          title={t('handOver.question', named)}
          description={t('handOver.consequence', named)}
          confirmLabel={t('handOver.confirm', named)}
          pending={ask.isPending}
        />
      )}
    </div>
  );
}
