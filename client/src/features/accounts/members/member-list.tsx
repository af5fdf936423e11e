import { useRef } from 'react';
import type { MemberAccount } from '@shared/auth/member-account';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { useKeptFocus } from '@/ui/sortable/use-kept-focus';
import { Departure } from './departure';
import { type Handing, Removal } from './removal';
import { RoleChoice } from './role-choice';
import { membersTexts } from './texts/members';

interface MemberListProps extends Handing {
  account: Wire<MemberAccount>;
  /** The person who looks at it. */
  own: number;
}

/** Who has access to an account; the owner also decides about each of the others, and each of them may leave. */
export function MemberList({ account, members, own, renderAssigned }: MemberListProps) {
  const t = useTexts(membersTexts);
  const { language } = useLanguage();
  const frame = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(frame, members);
  return (
    <ul ref={frame} tabIndex={-1} className="-my-2 divide-y divide-line" {...keptFocus}>
      {members.map((member) => (
        <li
          key={member.id}
          data-item={member.id}
          tabIndex={-1}
          className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 py-2 max-sm:flex-wrap"
        >
          <div className="min-w-0 wrap-anywhere">
            <span className="font-medium">{member.name}</span> {member.id === own && t('you')}
            {member.hasFactor === false && (
              <>
                {' '}
                <Badge tone="warning">{t('lacksFactor')}</Badge>
              </>
            )}
            <span className="block text-sm text-muted">
              {member.email} ·{' '}
              {t('since', { date: formatDate(member.since, language, { dateStyle: 'medium' }) })}
            </span>
          </div>
          {account.role === 'owner' && member.role !== 'owner' ? (
            <div className="flex shrink-0 items-center gap-2">
              <RoleChoice account={account.id} member={member} />
              <Removal
                account={account.id}
                member={member}
                members={members}
                renderAssigned={renderAssigned}
              />
            </div>
          ) : (
            <div className="flex shrink-0 items-center gap-x-4">
              <span className="text-muted">{t(`roles.${member.role}`)}</span>
              {member.id === own && member.role !== 'owner' && <Departure account={account} own={own} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
