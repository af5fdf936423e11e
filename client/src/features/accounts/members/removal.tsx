import { type ReactNode, useState } from 'react';
import { type Member, membersApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { SelectField } from '@/ui/controls/fields/select-field';
import { IconButton } from '@/ui/controls/icon-button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { membersTexts } from './texts/members';

const nobody = 'nobody';

export interface Handing {
  members: readonly Wire<Member>[];
  /** Says what is assigned to a member, and under it the choice of who has it next; nothing if they have nothing. */
  renderAssigned?: ((member: number, choice: ReactNode) => ReactNode) | undefined;
}

interface RemovalProps extends Handing {
  account: number;
  member: Wire<Member>;
}

/** Takes a member's access away, after the owner has read what that ends and said who has their records now. */
export function Removal({ account, member, members, renderAssigned }: RemovalProps) {
  const t = useTexts(membersTexts);
  const [asking, setAsking] = useState(false);
  const others = members.filter(({ id }) => id !== member.id);
  const [heir, setHeir] = useState(String(others.find(({ role }) => role === 'owner')?.id ?? nobody));
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
        onConfirm={() =>
          remove.mutate({
            params: { accountId: account, memberId },
            body: { handTo: heir === nobody ? null : Number(heir) },
          })
        }
        title={t('removal.question', { name })}
        description={t('removal.consequence', { name })}
        confirmLabel={t('removal.confirm')}
        variant="danger"
        pending={remove.isPending}
        fields={renderAssigned?.(
          memberId,
          <SelectField
            label={t('removal.heir', { name })}
            choices={[
              ...others.map(({ id, name: other }) => ({ value: String(id), label: other })),
              { value: nobody, label: t('removal.nobody') },
            ]}
            value={heir}
            onChange={({ target }) => setHeir(target.value)}
          />,
        )}
      />
    </>
  );
}
