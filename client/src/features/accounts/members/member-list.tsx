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
          className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <Initial name={member.name} />
          <div className="min-w-0 wrap-anywhere">
            <span className="font-medium">{member.name}</span> {member.id === own && t('you')}
            {member.hasFactor === false && (members.length > 1 || account.requiresFactor) && (
              <>
                {' '}
                <Badge tone="warning">{t('lacksFactor')}</Badge>
              </>
            )}
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{member.email}</span>
              <span>{t('since', { date: formatDate(member.since, language, { dateStyle: 'medium' }) })}</span>
            </span>
          </div>
          <div className="flex items-center gap-x-2 max-sm:col-start-2">
            {account.role === 'owner' && member.role !== 'owner' ? (
              <>
                <RoleChoice account={account.id} member={member} />
                <Removal
                  account={account.id}
                  member={member}
                  members={members}
                  renderAssigned={renderAssigned}
                />
              </>
            ) : (
              <>
                <Badge>{t(`roles.${member.role}`)}</Badge>
                {member.id === own && member.role !== 'owner' && <Departure account={account} own={own} />}
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first letter of a name, which makes a person easier to find in a list. */
const Initial = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="grid size-10 place-items-center self-start rounded-full bg-brand/8 font-semibold text-brand uppercase"
  >
    {name.charAt(0)}
  </span>
);
