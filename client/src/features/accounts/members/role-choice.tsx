import { useQueryClient } from '@tanstack/react-query';
import { type Member, membersApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { controlLook } from '@/ui/controls/fields/field';
import { membersTexts } from './texts/members';

const choices = ['reader', 'editor'] as const;
type Choice = (typeof choices)[number];

/** The role of another member, which the owner changes; whoever is to own the account has to accept that first. */
export function RoleChoice({ account, member }: { account: number; member: Wire<Member> }) {
  const t = useTexts(membersTexts);
  const client = useQueryClient();
  const { name, id: memberId } = member;
  const change = useSaving(
    async (role: Choice) => {
      await call(membersApi.update, { accountId: account, memberId }, { role });
      // Until the new list is there, the select shows what was chosen.
      await client.refetchQueries(query(membersApi.list, { accountId: account }));
      return role;
    },
    {
      refreshes: [query(membersApi.list, { accountId: account })],
      onSaved: (role) => toast({ title: t(`changed.${role}`, { name }) }),
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
    },
  );
  return (
    <select
      aria-label={t('roleOf', { name })}
      data-act="role"
      value={change.isPending ? change.variables : member.role}
      className={controlLook('w-auto')}
      onChange={({ target }) => {
        const role = choices.find((each) => each === target.value);
        if (role && !change.isPending) change.mutate(role);
      }}
    >
      {choices.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </select>
  );
}
