import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { controlLook } from '@/ui/controls/fields/field';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { publicationsTexts } from '../texts/publications';
import { ChoiceButtons } from '../../campaigns/previews/choice-buttons';
import { type CalendarView, calendarViews, firstWeekday, stepped, titleOf, zoneName } from './time/days';

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
  const isPhone = useMedia('(width < 40rem)');
  const views = calendarViews.map((value) => ({ value, label: t(`calendar.views.${value}`) }));
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
      <div className="min-w-0 max-sm:grow">
        <h2
          aria-live="polite"
          className="text-lg leading-tight font-semibold whitespace-nowrap first-letter:uppercase max-sm:text-base"
        >
          {titleOf(view, day, firstWeekday(language), language, isPhone)}
        </h2>
        <p className="text-sm leading-tight text-muted max-sm:sr-only">
          {t('calendar.zone', { zone: zoneName(zone) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 sm:ml-auto">
        {day !== today && (
          <Button variant="quiet" className="max-sm:px-2" onClick={() => onShow({ day: today })}>
            {t('calendar.today')}
          </Button>
        )}
        {isPhone ? (
          <select
            aria-label={t('calendar.view')}
            value={view}
            onChange={({ target }) => {
              const chosen = calendarViews.find((one) => one === target.value);
              if (chosen) onShow({ view: chosen });
            }}
            className={controlLook('w-auto!')}
          >
            {views.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <ChoiceButtons
            label={t('calendar.view')}
            value={view}
            choices={views}
            onChange={(value) => onShow({ view: value })}
          />
        )}
      </div>
    </div>
  );
}
