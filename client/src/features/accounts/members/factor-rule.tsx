import { accountsApi, type Member, membersApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { settingsAddress } from '@/lib/address/settings-address';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import type { SessionAccount } from '@/lib/session/use-session';
import { toast } from '@/lib/toast';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { membersTexts } from './texts/members';

interface FactorRuleProps {
  account: SessionAccount;
  members: readonly Wire<Member>[];
}

/** Whether members must sign in with a second step, which the owner decides, and how many of them lack one. */
export function FactorRule({ account: { id, requiresFactor }, members }: FactorRuleProps) {
  const t = useTexts(membersTexts);
  const count = members.filter(({ hasFactor }) => hasFactor === false).length;
  const change = useSave(accountsApi.update, {
    refreshes: [{ queryKey: sessionKey }, query(membersApi.list, { accountId: id })],
    onSaved: () => toast({ title: t('rule.saved') }),
  });
  const wanted = change.variables?.body.requiresFactor;
  const isOn = change.isPending && wanted !== undefined ? wanted : requiresFactor;
  return (
    <div className="grid gap-3">
      {change.error && (
        <Alert tone="danger" title={t('failed')}>
          <p>{errorText(change.error)}</p>
          <TextLink to={settingsAddress('security')}>{t('rule.toSecurity')}</TextLink>
        </Alert>
      )}
      <CheckboxField
        label={t('rule.label')}
        hint={t(count === 0 ? 'rule.all' : 'rule.lacking', { count })}
        checked={isOn}
        disabled={change.isPending}
        onChange={() =>
          change.mutate({ params: { accountId: id }, body: { requiresFactor: !requiresFactor } })
        }
      />
    </div>
  );
}
