import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';

const channels = ['email', 'social', 'landing'] as const;

/** Three campaigns for one product of the example: one line each, for the channel it is written for. */
export function Campaigns() {
  const t = useTexts(exampleTexts);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {t('product')} <span className="font-normal text-muted">· {t('company')}</span>
      </p>
      {channels.map((channel) => (
        <p key={channel} className="rounded-control border border-line bg-paper p-4">
          <span className="block text-sm font-semibold text-brand">{t(`channels.${channel}`)}</span>
          {t(`campaigns.${channel}`)}
        </p>
      ))}
    </div>
  );
}
