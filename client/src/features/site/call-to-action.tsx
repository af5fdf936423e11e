import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { ButtonLink } from '@/ui/navigation/link';
import { Band } from './layouts/band';
import { homeTexts } from './texts/home';

/** The home page's band between the catalogue and the form: something to try, for those who would not write yet. */
export function CallToAction() {
  const t = useTexts(homeTexts);
  return (
    <Band
      title={t('call.title')}
      text={t('call.text')}
      actions={<ButtonLink to={addressOf(sitePages.breakEven)}>{t('call.button')}</ButtonLink>}
    />
  );
}
