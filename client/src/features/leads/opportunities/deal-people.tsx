import type { ReactNode } from 'react';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';
import { Reached } from '../values/reached';

interface DealPeopleProps {
  row: Rows['opportunities'];
  /** Who may be written to and called; left out otherwise, and while it is read. */
  person: Rows['contacts'] | undefined;
}

/** With whom an opportunity is, beside its timeline; a narrow window has the names in the head. */
export function DealPeople({ row, person }: DealPeopleProps) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const { companyId, companyName, contactId, contactName } = row;
  if (companyId === null && contactId === null) return null;
  return (
    <section aria-label={t('dealPeople')} className="max-lg:hidden">
      <h2 className="text-xl">{t('dealPeople')}</h2>
      {contactId !== null && (
        <ul className="mt-2 text-sm">
          <li>
            <TextLink to={recordAddress('contacts', contactId)}>{contactName}</TextLink>
          </li>
          {person?.jobTitle && <li className="text-muted">{person.jobTitle}</li>}
          {person?.email && (
            <li>
              <Reached kind="email" text={person.email} />
            </li>
          )}
          {person?.phone && (
            <li>
              <Reached kind="phone" text={person.phone} />
            </li>
          )}
        </ul>
      )}
      <dl className="mt-2 grid gap-2.5 text-sm empty:hidden">
        {companyId !== null && (
          <Line label={tRecords('fields.companyId')}>
            <TextLink to={recordAddress('companies', companyId)}>{companyName}</TextLink>
          </Line>
        )}
      </dl>
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
