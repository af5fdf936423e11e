import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invitationsApi, membersApi } from '@shared/accounts/endpoints';
import { assistantApi } from '@shared/assistant/endpoints';
import { invitationDays } from '@shared/accounts/schemas';
import type { MemberAccount } from '@shared/auth/member-account';
import type { Wire } from '@shared/http/wire';
import { Closing } from '@/features/accounts/closing/closing';
import { closingTexts } from '@/features/accounts/closing/texts/closing';
import { HandOver } from '@/features/accounts/invitations/hand-over';
import { InviteForm } from '@/features/accounts/invitations/invite-form';
import { OpenInvitations } from '@/features/accounts/invitations/open-invitations';
import { invitationsTexts } from '@/features/accounts/invitations/texts/invitations';
import { AccountNameForm } from '@/features/accounts/members/account-name-form';
import { NewAccountForm } from '@/features/accounts/members/new-account-form';
import { FactorRule } from '@/features/accounts/members/factor-rule';
import { ModelRule } from '@/features/accounts/members/model-rule';
import { WithOthers } from '@/features/accounts/members/with-others';
import { MemberList } from '@/features/accounts/members/member-list';
import { membersTexts } from '@/features/accounts/members/texts/members';
import { DemoNotice } from '@/features/account/demo-notice';
import { SettingsSection } from '@/features/account/settings-section';
import { AssignedRecords } from '@/features/leads/assigning/assigned-records';
import { assigningTexts } from '@/features/leads/assigning/texts/assigning';
import type { Translate } from '@/i18n/texts';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { refresh } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import { useAccount } from '@/lib/session/use-account';
import { type SessionUser, useSession } from '@/lib/session/use-session';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';

/** Who has access to the account; for whoever owns it also who else will have it, and who is to own it. */
export function PeopleSettings({ user }: { user: SessionUser }) {
  useLoadedTexts(membersTexts, invitationsTexts, closingTexts, assigningTexts);
  const { account, isPending, error, retry } = useAccount();
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isPending) return <LoadingBlock className="h-64" />;
  if (!account) return null;
  return <PeopleOf key={account.id} account={account} own={user.id} />;
}

interface PeopleOfProps {
  account: Wire<MemberAccount>;
  own: number;
}

/** Reads the members and their number in the session again where they differ, since somebody has joined or left. */
function useSameNumber({ id, members }: PeopleOfProps['account'], listed: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (listed === undefined || listed === members) return;
    refresh(client, [{ queryKey: sessionKey }, query(membersApi.list, { accountId: id })]);
  }, [client, id, members, listed]);
}

function PeopleOf({ account, own }: PeopleOfProps) {
  const t = useTexts(membersTexts);
  const { accounts } = useSession();
  const tClosing = useTexts(closingTexts);
  const members = useQuery({ ...query(membersApi.list, { accountId: account.id }), staleTime: 0 });
  useSameNumber(account, members.data?.length);
  if (members.error) return <ErrorState error={members.error} onRetry={() => void members.refetch()} />;
  if (!members.data) return <LoadingBlock className="h-64" />;
  const isOwner = account.role === 'owner' && !account.isDemo;
  const others = members.data.filter(({ role }) => role !== 'owner');
  // Whoever is alone with one account deletes themselves instead, and needs no name for it.
  const hasOthers = others.length > 0 || (accounts ?? []).length > 1;
  return (
    <>
      {account.isDemo && <DemoNotice />}
      <SettingsSection title={t('title')} text={textOf(account, others.length, t)}>
        <MemberList
          account={account}
          members={members.data}
          own={own}
          renderAssigned={(member, choice) => <AssignedRecords member={member}>{choice}</AssignedRecords>}
        />
        {others.length === 0 && <WithOthers isDemo={account.isDemo} />}
      </SettingsSection>
      {isOwner && <Invitations account={account} />}
      {isOwner && (others.length > 0 || account.requiresFactor) && (
        <SettingsSection title={t('rule.title')} text={t('rule.text')}>
          <FactorRule account={account} members={members.data} />
        </SettingsSection>
      )}
      {isOwner && <ModelSection account={account} />}
      {isOwner && others.length > 0 && <HandOverSection account={account} others={others} />}
      {isOwner && hasOthers && (
        <SettingsSection title={t('name.title')} text={t('name.text')}>
          <AccountNameForm account={account} />
        </SettingsSection>
      )}
      {isOwner && (
        <SettingsSection title={t('another.title')} text={t('another.text')}>
          <NewAccountForm />
        </SettingsSection>
      )}
      {isOwner && hasOthers && (
        <SettingsSection title={tClosing('title')} text={tClosing('text', { account: account.name })}>
          <Closing account={account} isAlone={others.length === 0} />
        </SettingsSection>
      )}
    </>
  );
}

/** Who has access, in a line; the demo's notice says it already. */
function textOf({ isDemo }: PeopleOfProps['account'], others: number, t: Translate<typeof membersTexts>) {
  if (isDemo) return undefined;
  return t(others > 0 ? 'text' : 'alone.text');
}

/** What a server without a language model has no need of. */
function ModelSection({ account }: Pick<PeopleOfProps, 'account'>) {
  const t = useTexts(membersTexts);
  const { data } = useQuery(query(assistantApi.model, {}));
  if (!data?.host) return null;
  return (
    <SettingsSection title={t('model.title')} text={t('model.text')}>
      <ModelRule account={account} host={data.host} />
    </SettingsSection>
  );
}

function Invitations({ account }: Pick<PeopleOfProps, 'account'>) {
  const t = useTexts(invitationsTexts);
  const open = useQuery({ ...query(invitationsApi.list, { accountId: account.id }), staleTime: 0 });
  return (
    <>
      {open.error && <ErrorState error={open.error} onRetry={() => void open.refetch()} />}
      {open.data && open.data.length > 0 && (
        <SettingsSection title={t('open.title')}>
          <OpenInvitations account={account.id} invitations={open.data} />
        </SettingsSection>
      )}
      <SettingsSection title={t('title')} text={t('text', { count: invitationDays })}>
        <InviteForm account={account.id} />
      </SettingsSection>
    </>
  );
}

function HandOverSection(props: Parameters<typeof HandOver>[0]) {
  const t = useTexts(invitationsTexts);
  return (
    <SettingsSection title={t('handOver.title')} text={t('handOver.text')}>
      <HandOver {...props} />
    </SettingsSection>
  );
}
