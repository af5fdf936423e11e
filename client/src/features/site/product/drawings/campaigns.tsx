import { useTexts } from '@/i18n/use-texts';
import { exampleTexts } from '../texts/example';
import { Breakfast } from './breakfast';

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
        <div
          key={channel}
          className="items-center gap-4 rounded-control border border-line bg-paper p-4 sm:flex"
        >
          <p className="min-w-0 grow">
            <span className="block text-sm font-semibold text-brand">{t(`channels.${channel}`)}</span>
            {t(`campaigns.${channel}`)}
          </p>
          {/* A post is published with its picture. */}
          {channel === 'social' && (
            <div className="shrink-0 max-sm:mt-3 sm:w-2/5">
              <Breakfast />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
