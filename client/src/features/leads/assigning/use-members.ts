import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Member, membersApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useAccount } from '@/lib/session/use-account';
import { useSession } from '@/lib/session/use-session';
import { assigningTexts } from './texts/assigning';

const nobody: Wire<Member>[] = [];

/**
 * The members of the account, to whom records are assigned. Who is alone has nobody to tell apart: then `isShared` is
 * false, and nothing of assigning is shown.
 */
export function useMembers() {
  const t = useTexts(assigningTexts);
  const { user } = useSession();
  const { account } = useAccount();
  const isShared = account !== undefined && account.members > 1;
  const { data: members = nobody } = useQuery({
    ...query(membersApi.list, { accountId: account?.id ?? 0 }),
    enabled: isShared,
  });
  const own = user?.id;
  return useMemo(
    () => ({
      isShared,
      own,
      nameOf: (id: number) => members.find((member) => member.id === id)?.name,
      choices: members.map(({ id, name }) => ({
        value: String(id),
        label: id === own ? t('own', { name }) : name,
      })),
    }),
    [isShared, own, members, t],
  );
}
