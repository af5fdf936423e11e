import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { exampleTexts } from '../texts/example';
import { Campaigns } from './campaigns';

const leads = ['small', 'large'] as const;

/** The portal's workspace: its steps, the campaigns of one product, the leads they brought, and what these were answered. */
export function Workspace({ sections, leadsTitle }: { sections: readonly string[]; leadsTitle: string }) {
  const t = useTexts(exampleTexts);
  return (
    <div className="grid gap-8 lg:grid-cols-[4fr_11fr_8fr] lg:gap-8">
      <div className="grid content-start gap-1 max-lg:hidden">
        {sections.map((section, index) => (
          <span
            key={section}
            className={`rounded-control px-3 py-2 ${index === 1 ? 'bg-brand/10 font-semibold text-brand' : 'text-muted'}`}
          >
            {section}
          </span>
        ))}
      </div>
      <Campaigns />
      <div className="grid content-start gap-3">
        <p className="font-semibold">{leadsTitle}</p>
        {leads.map((lead) => (
          <div key={lead} className="flex gap-3 border-t border-line pt-3">
            <Icon name="check" className="mt-0.5 size-5 text-positive" />
            <p>
              {t(`leads.${lead}.who`)}
              <span className="block text-sm text-muted">{t(`leads.${lead}.what`)}</span>
            </p>
          </div>
        ))}
        <p className="rounded-control border border-line bg-paper p-4">
          <span className="block text-sm font-semibold text-brand">{t('reply.name')}</span>
          {t('reply.text')}
        </p>
      </div>
    </div>
  );
}
