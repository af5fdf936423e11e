import { type ReactNode, useId } from 'react';
import type { Enquiry } from '@shared/enquiries/endpoints';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { AdminDelivery } from './admin-delivery';
import { AdminMessage } from './admin-message';
import { useMark } from './use-mark';
import { adminTexts } from './texts/admin';

const answerAddress = ({ email, subject }: { email: string; subject: string }) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

export function AdminEnquiry({ enquiry }: { enquiry: Wire<Enquiry> }) {
  const t = useTexts(adminTexts);
  const { language } = useLanguage();
  const mark = useMark(enquiry.id);
  const nameId = useId();
  return (
    <Card
      aria-labelledby={nameId}
      className={classNames(
        'grid grid-cols-1 gap-4 wrap-anywhere',
        !enquiry.read && 'border-l-4 border-l-brand',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 id={nameId} className="flex flex-wrap items-center gap-2 text-lg">
            {enquiry.name}
            {!enquiry.read && <Badge tone="info">{t('enquiry.new')}</Badge>}
          </h2>
          <p className="text-muted">{enquiry.email}</p>
        </div>
        <time dateTime={enquiry.createdAt} className="text-sm text-muted">
          {formatDate(enquiry.createdAt, language, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </header>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {enquiry.company && <Fact name={t('enquiry.company')}>{enquiry.company}</Fact>}
        {enquiry.service && <Fact name={t('enquiry.service')}>{enquiry.service}</Fact>}
      </dl>
      <div>
        <p className="font-semibold">{enquiry.subject}</p>
        <AdminMessage message={enquiry.message} />
      </div>
      {enquiry.delivery && <AdminDelivery delivery={enquiry.delivery} />}
      <footer className="flex flex-wrap gap-2">
        <a href={answerAddress(enquiry)} className={buttonLook('primary')}>
          <Icon name={portalIcons.envelope} />
          {t('enquiry.answer')}
        </a>
        <Button variant="secondary" onClick={() => mark.mutate(!enquiry.read)}>
          {t(enquiry.read ? 'enquiry.markUnread' : 'enquiry.markRead')}
        </Button>
      </footer>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
