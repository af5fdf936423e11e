import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { SectionLink } from './frame/section-link';
import { homeTexts } from './texts/home';

/** The dark band between the catalogue and the form. */
export function CallToAction() {
  const t = useTexts(homeTexts);
  return (
    <div className="on-night border-t border-line">
      <section className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-16 sm:px-6 lg:py-20">
        <div className="max-w-measure">
          <h2 className="text-3xl">{t('call.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('call.text')}</p>
        </div>
        <SectionLink section="contacto" className={buttonLook('primary')}>
          {t('call.button')}
        </SectionLink>
      </section>
    </div>
  );
}
