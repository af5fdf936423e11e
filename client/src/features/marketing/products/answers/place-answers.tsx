import { listSentence } from '@shared/marketing/products/brief/frames';
import { mostAt, type Place } from '@shared/marketing/products/brief/places';
import { useLines } from './use-moving';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { briefTexts } from '../texts/brief';
import { Sentence } from './answer-notes';
import { AnswerSlot } from './answer-slot';
import { useBrief } from '../brief-context';
import { factsAt, listPlaces } from '../questions';
import { useSlots } from './use-slots';

/** What stands before the lines of a list: steps have numbers, and only the first line has the words. */
function markOf(place: Place, index: number): string | undefined {
  if (place === 'how') return `${index + 1}.`;
  return index === 0 ? undefined : '–';
}

/** The answers of a place, each inside its sentence, or all of a list in one. */
export function PlaceAnswers({ place, question }: { place: Exclude<Place, 'loose'>; question: string }) {
  const t = useTexts(briefTexts);
  const { product, spoken } = useBrief();
  const addLines = useLines();
  const facts = factsAt(product, place);
  const isList = listPlaces.includes(place);
  const { slots, texts, add, onText, onAdded } = useSlots(place, facts, isList);
  // The line that is being pasted into takes a place of its own.
  const room = Math.max(0, mostAt[place] - facts.length - 1);
  const onLines = (lines: string[]) =>
    void addLines(place, lines.slice(0, room)).then(() => addLines('loose', lines.slice(room)));
  return (
    <div className={isList ? 'grid gap-2' : 'grid gap-4'}>
      {slots.map(({ key, fact }, index) => (
        <AnswerSlot
          key={key}
          place={place}
          fact={fact}
          label={index === 0 ? question : `${question} (${index + 1})`}
          mark={isList ? markOf(place, index) : undefined}
          showsSentence={!isList}
          onText={(text) => onText(key, text)}
          onAdded={(id) => onAdded(key, id)}
          onLines={isList ? onLines : undefined}
        />
      ))}
      {add && (
        <Button variant="quiet" icon={portalIcons.plus} className="-ml-4 justify-self-start" onClick={add}>
          {t('another')}
        </Button>
      )}
      {isList && <Sentence text={listSentence(place, texts, spoken)} />}
    </div>
  );
}
