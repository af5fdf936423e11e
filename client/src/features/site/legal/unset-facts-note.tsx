import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHoldsToken } from '@/lib/session/use-holds-token';
import { useSignedInUser } from '@/lib/session/use-signed-in-user';
import { listFormat } from '@shared/list-format';
import { site } from '@shared/site';
import { type OperatorFacts, unsetFacts } from '@shared/unset-facts';
import { Alert } from '@/ui/feedback/alert';
import { operatorTexts } from './texts/operator';

interface UnsetFactsNoteProps {
  operator?: OperatorFacts;
}

/** Tells a signed-in admin which facts the operator has still to set; visitors see nothing and send no request. */
export const UnsetFactsNote = (props: UnsetFactsNoteProps) =>
  useHoldsToken() ? <NoteForAdmins {...props} /> : null;

function NoteForAdmins({ operator = site }: UnsetFactsNoteProps) {
  const t = useTexts(operatorTexts);
  const { language } = useLanguage();
  const user = useSignedInUser();
  const names = unsetFacts(operator).map(({ fact }) => t(`facts.${fact}`));
  if (user?.role !== 'admin' || names.length === 0) return null;
  return (
    <Alert tone="warning" title={t('unset.title')}>
      <p>{t('unset.text', { facts: listFormat(language).format(names) })}</p>
    </Alert>
  );
}
