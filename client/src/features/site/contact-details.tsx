import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';
import { frameTexts } from './frame/texts/frame';

const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline';

/** Ways to contact the provider without the form. */
export function ContactDetails() {
  const t = useTexts(frameTexts);
  const {
    phone,
    hours: { opens, closes },
  } = site;
  return (
    <dl className="grid content-start gap-2">
      <div>
        <dt className="text-sm text-muted">{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`} className={look}>
            {site.email}
          </a>
        </dd>
      </div>
      {phone && (
        <div>
          <dt className="text-sm text-muted">{t('contact.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={look}>
              {phone}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{t('contact.hours')}</dt>
        <dd className="py-2">{t('contact.hoursText', { opens, closes })}</dd>
      </div>
    </dl>
  );
}
