import { useLocation } from 'wouter';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { boardTexts } from '../texts/board';

/** Whether opportunities are shown as a board or as a list, from the address. The board takes only the words along. */
export function useOpportunityView() {
  const [path, navigate] = useLocation();
  const { state, change } = useListState({ view: oneOfThese(['board', 'list']), q: anyText });
  const words = state.q && `?${new URLSearchParams({ q: state.q })}`;
  return {
    view: state.view,
    show: (view: 'board' | 'list') => (view === 'list' ? change({ view }) : navigate(path + words)),
  };
}

export function ViewSwitch() {
  const t = useTexts(boardTexts);
  const { view, show } = useOpportunityView();
  return (
    <fieldset
      aria-label={t('view')}
      className="flex gap-0.5 rounded-control border border-muted/60 bg-surface p-0.5 sm:mr-1 max-sm:border-0 max-sm:bg-transparent max-sm:p-0"
    >
      {(['board', 'list'] as const).map((each) => (
        <Button
          key={each}
          variant="quiet"
          icon={each === 'board' ? portalIcons.kanban : portalIcons.list}
          aria-pressed={view === each}
          title={t(`views.${each}`)}
          className={classNames(
            'px-3! sm:min-h-9.5! gap-1.5! sm:rounded-md! sm:max-2xl:px-2!',
            // A phone shows the one to switch to.
            view === each && 'bg-brand/8 text-brand! max-sm:hidden',
          )}
          onClick={() => show(each)}
        >
          <span className="max-xl:sr-only">{t(`views.${each}`)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
