import type { ReactNode } from 'react';
import { shownCampaignName } from '@shared/marketing/campaigns/campaign-name';
import { recordAddress } from '@shared/leads/sections';
import { doors } from '@shared/marketing/capture/scales';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { callAddress } from '../call-address';
import { captureTexts } from '../texts/capture';
import { leadTexts } from '../texts/lead';
import type { Lead } from '../reads';

const link = 'font-medium text-brand underline underline-offset-4 hover:no-underline';

const Phone = ({ number }: { number: string }) => (
  <a href={callAddress(number)} className={link}>
    {number}
  </a>
);

/** What is known of a lead. */
export function LeadDetails({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const tCapture = useTexts(captureTexts);
  const { language } = useLanguage();
  const { contactEmail, contactPhone, campaignName, source, notes, delivery } = lead;
  const door = doors.find((one) => one === source);
  const facts: [label: string, value: ReactNode][] = [
    [
      t('form.email'),
      contactEmail && (
        <>
          <a href={`mailto:${contactEmail}`} className={link}>
            {contactEmail}
          </a>
          {delivery !== 'ok' && (
            <span className="block text-sm text-warning">{tCapture(`delivery.${delivery}`)}</span>
          )}
        </>
      ),
    ],
    [t('form.phone'), contactPhone && <Phone key="phone" number={contactPhone} />],
    [t('campaign'), campaignName && shownCampaignName(campaignName, language)],
    [t('source'), campaignName ? null : door ? tCapture(`doors.${door}`) : source],
    [t('form.language'), tCapture(`languages.${lead.language}`)],
    [t('form.timezone'), lead.timezone ?? t('zoneOfCompany')],
    [t('since'), formatDate(lead.createdAt, language, { dateStyle: 'long' })],
    [t('form.notes'), notes],
  ];
  return (
    <section aria-label={t('details')}>
      <h2 className="text-xl">{t('details')}</h2>
      <dl className="mt-1">
        {facts.map(
          ([label, value]) =>
            value && (
              <div
                key={label}
                className="grid gap-x-3 border-b border-line py-2 sm:grid-cols-[6rem_minmax(0,1fr)]"
              >
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {lead.contactId !== null && (
        <TextLink
          to={recordAddress('contacts', lead.contactId)}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {t('inLeads')}
        </TextLink>
      )}
    </section>
  );
}
