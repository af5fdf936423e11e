import type { ReactNode } from 'react';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '../controls/button';
import { TextLink } from '../navigation/link';
import { portalIcons } from '../portal-icons';

interface CompanySettingsProps<Company> {
  companies: readonly Company[];
  addressOf: (company: Company) => string;
  /** Links to what is set elsewhere. */
  linksOf?: (company: Company) => ReactNode;
  edit: { label: string; one: (name: string) => string };
  onEdit: (company: Company) => void;
}

/** The companies of a portal among its settings, each with what changes it. */
export const CompanySettings = <Company extends { id: number; name: string; sector: string }>({
  companies,
  addressOf,
  linksOf,
  edit,
  onEdit,
}: CompanySettingsProps<Company>) => (
  <ul className="divide-y divide-line">
    {companies.map((company) => (
      <li key={company.id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <div className="min-w-0 grow basis-56 wrap-anywhere">
          <TextLink to={addressOf(company)}>{company.name}</TextLink>
          <span className="block text-sm text-muted">{company.sector}</span>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {linksOf?.(company)}
          <IfMayWrite>
            <Button
              variant="secondary"
              icon={portalIcons.pencil}
              aria-label={edit.one(company.name)}
              onClick={() => onEdit(company)}
            >
              {edit.label}
            </Button>
          </IfMayWrite>
        </div>
      </li>
    ))}
  </ul>
);
