import type { ReactNode } from 'react';
import type { CompanyContact } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { companiesTexts } from '../../texts/companies';
import { ItemCard } from './item-card';

export function ContactCard({ contact, acts }: { contact: CompanyContact; acts?: ReactNode }) {
  const t = useTexts(companiesTexts);
  const { name, position, phone, email, isPrimary } = contact;
  return (
    <ItemCard
      title={name}
      acts={acts}
      badge={isPrimary && <Badge tone="positive">{t('contacts.primary')}</Badge>}
      lead={<p className="wrap-anywhere text-muted">{position}</p>}
    >
      {(phone || email) && (
        <div className="grid justify-items-start">
          {phone && <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>}
          {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
        </div>
      )}
    </ItemCard>
  );
}

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="flex min-h-11 items-center wrap-anywhere text-brand underline underline-offset-4 hover:no-underline"
  >
    {children}
  </a>
);
