import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';

const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline';

/** How to reach the provider without the form. */
export function ContactDetails() {
  const t = useTexts('site');
  const { opens, closes } = site.hours;
  return (
    <dl className="grid content-start gap-2">
      <div>
        <dt className="text-sm text-muted">{t('site.contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`} className={look}>
            {site.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('site.contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={look}>
            {site.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('site.contact.hours')}</dt>
        <dd className="py-2">{t('site.contact.hoursText', { opens, closes })}</dd>
      </div>
    </dl>
  );
}
