import { Suspense, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { MoreButton } from '@/ui/navigation/more-button';
import { Toggles } from '@/ui/navigation/toggles';
import type { About } from '../../communications/about';
import { recordTexts } from '../../texts/record';
import type { TimelineEntry } from './entry';
import type { TimelineKind } from './timeline-kinds';
import { useTimeline } from './use-timeline';

interface TimelineProps {
  about: About;
  /** What happened in another portal. */
  elsewhere?: readonly TimelineEntry[] | undefined;
}

/** The communications, done tasks and changes of a record, and what happened elsewhere, newest first: all, or one kind. */
export function Timeline({ about, elsewhere = [] }: TimelineProps) {
  const t = useTexts(recordTexts);
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const { entries, kinds, talks } = useTimeline(about, kind, elsewhere);
  return (
    <section id="timeline" aria-label={t('timeline.title')} className="min-w-0 scroll-mt-20 max-lg:order-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h2 className="text-xl">{t('timeline.title')}</h2>
        {/* The changes of a record alone are no choice. */}
        {kinds.filter((each) => each !== 'change').length > 1 && (
          <Toggles
            label={t('timeline.show')}
            options={[
              { value: 'all' as const, label: t('timeline.all') },
              ...kinds.map((value) => ({ value, label: t(`timeline.kinds.${value}`) })),
            ]}
            chosen={kind}
            onChoose={setKind}
            className="max-sm:basis-full"
          />
        )}
      </div>
      <ol className="mt-2">
        {entries.map(({ key, icon, content }) => (
          <li key={key} className="flex gap-3 border-b border-line py-3">
            <Icon name={icon} className="mt-0.5 size-5 text-muted" />
            <div className="min-w-0 grow">
              <Suspense fallback={null}>{content}</Suspense>
            </div>
          </li>
        ))}
      </ol>
      {talks && <MoreButton pages={talks}>{t('timeline.older')}</MoreButton>}
    </section>
  );
}
