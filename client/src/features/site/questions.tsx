import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { Split } from './layouts/split';
import { questionsTexts } from './texts/questions';

const home = addressOf(sitePages.home);

/** Each question with the address of what shows its answer. */
const questions = [
  ['data', addressOf(sitePages.privacy)],
  ['model', addressOf(sitePages.comerzia)],
  ['leave', addressOf(sitePages.privacy)],
  ['person', `${home}#contacto`],
  ['cost', `${home}#servicios`],
  ['limits', addressOf(sitePages.sampleReport)],
] as const;

/** What visitors ask before they begin; each answer opens without scripts. */
export function Questions() {
  const t = useTexts(questionsTexts);
  return (
    <Split title={t('title')} lead={t('lead')}>
      {questions.map(([question, to]) => (
        <details key={question} className="border-b border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t(`${question}.q`)}</summary>
          <p className="max-w-measure text-muted">{t(`${question}.a`)}</p>
          <p className="pb-2">
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {t(`${question}.link`)}
            </TextLink>
          </p>
        </details>
      ))}
    </Split>
  );
}
