import { useLanguage, useTexts } from '@/i18n/use-texts';
import { listFormat } from '@shared/list-format';
import { offeringsOf, type Status } from './statuses';
import { catalogueTexts } from './texts/catalogue';

/** In development as well, and no offering of the catalogue. */
const alsoDeveloping = ['AlgorithmIA'];

/** The names of what is in development and of what is made on request, each as a list in a sentence. */
export function useNamedByStatus() {
  const t = useTexts(catalogueTexts);
  const { language } = useLanguage();
  const namesOf = (status: Status) => offeringsOf(status).map((offering) => t(`offerings.${offering}.name`));
  const list = listFormat(language);
  return {
    developing: list.format([...namesOf('developing'), ...alsoDeveloping]),
    onRequest: list.format(namesOf('onRequest')),
  };
}
