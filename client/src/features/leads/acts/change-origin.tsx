import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/acts/record';
import { useTexts } from '@/i18n/use-texts';
import { Moment } from '../cells';
import { recordTexts } from '../texts/record';

/** Who wrote a change, from where and when. */
export function ChangeOrigin({ change: { actor, origin, at } }: { change: Wire<Change> }) {
  const t = useTexts(recordTexts);
  return (
    <>
      {t(`origin.from.${origin.from}`, { name: actor.name })} · <Moment at={at} />
    </>
  );
}
