import { useState } from 'react';
import { type Member, membersApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { IconButton } from '@/ui/controls/icon-button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { membersTexts } from './texts/members';

/** Takes a member's access away, after the owner has read what that ends. */
export function Removal({ account, member }: { account: number; member: Wire<Member> }) {
  const t = useTexts(membersTexts);
  const [asking, setAsking] = useState(false);
  const { name, id: memberId } = member;
  const remove = useSave(membersApi.remove, {
    refreshes: [query(membersApi.list, { accountId: account })],
    onSaved: () => {
      setAsking(false);
      toast({ title: t('removal.done', { name }) });
    },
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    },
  });
  return (
    <>
      <IconButton
        icon={portalIcons.trash}
        label={t('remove', { name })}
        data-act="remove"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { accountId: account, memberId } })}
        title={t('removal.question', { name })}
        description={t('removal.consequence', { name })}
        confirmLabel={t('removal.confirm')}
        variant="danger"
        pending={remove.isPending}
      />
    </>
  );
}
