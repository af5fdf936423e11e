import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asTyped } from '@shared/assistant/bilingual';
import { turnsApi } from '@shared/assistant/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { LOOK_INTERVAL } from '@/lib/jobs/use-job';
import { Button } from '@/ui/controls/button';
import { assistantTexts } from '../texts/assistant';
import { useFirstControl } from '../use-first-control';
import type { Turn } from '../wire';
import { Working } from './step-view';

interface ReadingViewProps {
  /** The turn, once the server has it. */
  id: number | null;
  /** Called once, when it has ended. */
  onEnd: (turn: Pick<Turn, 'answer' | 'proposal' | 'notice'>) => void;
  onCancel: () => void;
}

/** The language model reads: looks until it has ended, and lets the person end it. */
export function ReadingView({ id, onEnd, onCancel }: ReadingViewProps) {
  const t = useTexts(assistantTexts);
  const frame = useFirstControl<HTMLDivElement>();
  const { data, error } = useQuery({
    ...query(turnsApi.read, { turnId: id ?? 0 }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'reading' ? false : LOOK_INTERVAL),
  });
  useEffect(() => {
    if (error) onEnd({ answer: null, proposal: null, notice: asTyped(errorText(error)) });
    else if (data && data.state !== 'reading') onEnd(data);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what ends it replaces this view
  }, [data, error]);
  return (
    <div ref={frame} className="flex flex-wrap items-center justify-between gap-3">
      <Working text={t('model.reading')} />
      <Button variant="secondary" onClick={onCancel}>
        {t('model.cancel')}
      </Button>
    </div>
  );
}
