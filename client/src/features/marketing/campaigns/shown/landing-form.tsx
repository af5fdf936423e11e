import type { Landing } from '@shared/marketing/campaigns/piece';
import { landingFields } from '@shared/marketing/texts/landing-fields';
import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { BrandButton } from './brand-button';
import { Sentence } from './sentence';

/** The form of a landing page as it will look; nobody fills it in here. */
export function LandingForm({ form: { fields, consent, submit } }: Pick<Landing, 'form'>) {
  const t = useTexts(campaignsTexts);
  const { language } = usePiece().campaign;
  return (
    <section aria-label={t('landing.form')} className="grid gap-3 rounded-control border border-line p-3">
      {fields.map((field) => (
        <div key={field} className="grid gap-1">
          <span lang={language} className="text-sm font-medium">
            {landingFields[language][field]}
          </span>
          <span
            aria-hidden
            className={`rounded-control border border-muted/40 ${field === 'message' ? 'h-16' : 'h-9'}`}
          />
        </div>
      ))}
      <div className="flex gap-2 text-sm">
        <span aria-hidden className="mt-0.5 size-4 shrink-0 rounded-[4px] border-2 border-muted" />
        <div className="min-w-0 grow">
          <Sentence at="form.consent" line={consent} />
        </div>
      </div>
      <div>
        <BrandButton at="form.submit" label={submit} />
      </div>
    </section>
  );
}
