import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { publicationsTexts } from '../texts/publications';
import { ChoiceButtons } from '../../campaigns/previews/choice-buttons';
import { type CalendarView, calendarViews, firstWeekday, stepped, titleOf } from './time/days';

interface CalendarToolsProps {
  view: CalendarView;
  day: string;
  today: string;
  zone: string;
  onShow: (changed: { view?: CalendarView; day?: string }) => void;
}

/** The period that the calendar shows, with buttons for the one before and the next, and the choice of the view. */
export function CalendarTools({ view, day, today, zone, onShow }: CalendarToolsProps) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex">
        <IconButton
          icon={portalIcons.back}
          label={t(`calendar.back.${view}`)}
          onClick={() => onShow({ day: stepped[view](day, -1) })}
        />
        <IconButton
          icon={portalIcons.back}
          label={t(`calendar.on.${view}`)}
          className="[&_svg]:rotate-180"
          onClick={() => onShow({ day: stepped[view](day, 1) })}
        />
      </div>
      <div className="min-w-0 grow basis-40 sm:grow-0 sm:basis-auto">
        <h2 aria-live="polite" className="text-lg leading-tight font-semibold first-letter:uppercase">
          {titleOf(view, day, firstWeekday(language), language)}
        </h2>
        <p className="text-sm leading-tight text-muted">
          {t('calendar.zone', { zone: zone.replaceAll('_', ' ') })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 sm:ml-auto">
        {day !== today && (
          <Button variant="quiet" onClick={() => onShow({ day: today })}>
            {t('calendar.today')}
          </Button>
        )}
        <ChoiceButtons
          label={t('calendar.view')}
          value={view}
          choices={calendarViews.map((value) => ({ value, label: t(`calendar.views.${value}`) }))}
          onChange={(value) => onShow({ view: value })}
        />
      </div>
    </div>
  );
}
