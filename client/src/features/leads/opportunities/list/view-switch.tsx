import { useLocation } from 'wouter';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useTexts } from '@/i18n/use-texts';
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
    <fieldset aria-label={t('view')} className="flex">
      {(['board', 'list'] as const).map((each) => (
        <Button
          key={each}
          variant={view === each ? 'secondary' : 'quiet'}
          icon={each === 'board' ? portalIcons.board : portalIcons.list}
          aria-pressed={view === each}
          title={t(`views.${each}`)}
          // A phone shows the one to switch to.
          className={view === each ? 'max-sm:hidden' : undefined}
          onClick={() => show(each)}
        >
          <span className="max-2xl:sr-only">{t(`views.${each}`)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
