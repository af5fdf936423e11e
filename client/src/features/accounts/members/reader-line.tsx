import { useQuery } from '@tanstack/react-query';
import { membersApi } from '@shared/accounts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { readerTexts } from './texts/reader';

/** Says to whoever only reads an account that they do, and who can let them change it. */
export function ReaderLine({ account }: { account: number }) {
  const t = useTexts(readerTexts);
  const { data: members } = useQuery(query(membersApi.list, { accountId: account }));
  const owner = members?.find(({ role }) => role === 'owner');
  return (
    <p className="mb-6 text-sm text-muted print:hidden">
      {owner ? t('ask', { name: owner.name }) : t('line')}
    </p>
  );
}
