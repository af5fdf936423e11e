import { filtersIn } from '@/lib/lists/list-filters';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { contentsTexts } from '../../texts/contents';
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

/** Nothing suits the search and the filters. Designs are drawn in a step of their own. */
export function NothingFound({ company }: { company: ListedCompany }) {
  const t = useTexts(contentsTexts);
  const filters = filtersOf(t);
  const { state, change } = useLibraryState(filters);
  const { any = [] } = filtersIn(filters, state.filter).type ?? {};
  const isDesigns = any.length === 1 && any[0] === 'ad design';
  return (
    <EmptyState
      icon={portalIcons.search}
      title={t(isDesigns ? 'nothing.designs' : 'nothing.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isDesigns && (
            <ButtonLink to={stepAddress(company.id, 'assets')}>{t('nothing.toPictures')}</ButtonLink>
          )}
          <Button variant="secondary" onClick={() => change({ q: '', product: '', filter: '' })}>
            {t('nothing.all')}
          </Button>
        </div>
      }
    >
      {isDesigns ? t('nothing.designsHint') : t('nothing.hint')}
    </EmptyState>
  );
}
