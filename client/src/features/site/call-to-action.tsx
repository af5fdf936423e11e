import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { SectionLink } from './frame/section-link';
import { Band } from './layouts/band';
import { homeTexts } from './texts/home';

/** The home page's band between the catalogue and the form. */
export function CallToAction() {
  const t = useTexts(homeTexts);
  return (
    <Band
      title={t('call.title')}
      text={t('call.text')}
      actions={
        <SectionLink section="contacto" className={buttonLook('primary')}>
          {t('call.button')}
        </SectionLink>
      }
    />
  );
}
