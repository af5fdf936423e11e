import { stepAddress } from '@shared/marketing/steps';
import { useKindName } from '../use-kind-name';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../texts/contents';
import { useLibraryState } from '../use-library-state';
import { filtersOf } from './use-content-columns';

/** A library without contents: they come with the first campaigns. */
export function EmptyLibrary({ company }: { company: ListedCompany }) {
  const t = useTexts(contentsTexts);
  const step = company.readyCount > 0 ? 'campaigns' : 'product';
  return (
    <EmptyState
      icon={portalIcons.list}
      title={t('empty.title')}
      action={<ButtonLink to={stepAddress(company.id, step)}>{t(`empty.to.${step}`)}</ButtonLink>}
    >
      {t('empty.hint')}
    </EmptyState>
  );
}

/** Nothing suits the search and the filters. */
export function NothingFound() {
  const t = useTexts(contentsTexts);
  const kindName = useKindName();
  const filters = filtersOf(t, kindName);
  const { change } = useLibraryState(filters);
  return (
    <EmptyState
      icon={portalIcons.search}
      title={t('nothing.title')}
      action={
        <Button variant="secondary" onClick={() => change({ q: '', product: '', filter: '' })}>
          {t('nothing.all')}
        </Button>
      }
    >
      {t('nothing.hint')}
    </EmptyState>
  );
}
