import { oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { boardTexts } from '../texts/board';

/** Whether opportunities are shown as a board or as a list, from the address. */
export function useOpportunityView() {
  const { state, change } = useListState({ view: oneOfThese(['board', 'list']) });
  return { view: state.view, show: (view: 'board' | 'list') => change({ view }) };
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
          onClick={() => show(each)}
        >
          {t(`views.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
