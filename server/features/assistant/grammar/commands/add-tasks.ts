import { find, has, type Sentence, spend } from '../sentence';
import { type Draft, draftOf, type Frame, put, putAnyRecord, putCode, putTime } from './draft';
import { asks, starts } from './starts';
import { capital, takeText } from './take-text';

/** A task: what is left is what to do, with the names in it, to which it is linked. */
function task(draft: Draft): Draft {
  const own = draft.sentence;
  putTime(draft, 'due', 'ahead');
  putCode(draft, 'priority', { urgent: 'high', lowPriority: 'low' });
  const used = new Set(own.used);
  putAnyRecord(draft, ['contact', 'company']);
  const linked = new Set(own.used);
  own.used.clear();
  for (const token of used) own.used.add(token);
  const title = takeText(draft, 0, own.tokens.length, true);
  for (const token of linked) own.used.add(token);
  put(draft, 'title', capital(title));
  return draft;
}

/** «Apúntame llamar a Lucía»: what is noted is something to do. */
function isJotted(sentence: Sentence): boolean {
  const begin = starts(sentence, 'noted') ? find(sentence, 'noted') : undefined;
  return (
    begin !== undefined &&
    sentence.marks.some(({ from, concepts }) => from === begin.to && concepts.includes('infinitive'))
  );
}

export const addTask: Frame = (sentence) => {
  const isNew = starts(sentence, 'add', 'noted') && has(sentence, 'task');
  if (!isNew && !starts(sentence, 'remind') && !isJotted(sentence)) return undefined;
  const draft = draftOf('add_task', sentence);
  const begin = find(draft.sentence, 'remind', 'add', 'noted');
  const noun = isNew ? find(draft.sentence, 'task') : undefined;
  if (begin) spend(draft.sentence, { from: begin.from, to: noun?.to ?? begin.to });
  return task(draft);
};

/** «Call Lucía on Thursday»: what somebody tells themselves to do. */
export const doLater: Frame = (sentence) => {
  if (!starts(sentence, 'call') || sentence.text.includes('?')) return undefined;
  return task(draftOf('add_task', sentence));
};

/** «Set up a meeting with Lucía on Friday at 11»: what is still to come is a task. */
export const arrange: Frame = (sentence) => {
  const isOrdered = starts(sentence, 'add', 'schedule', 'set', 'arrange');
  const noun = sentence.marks.find(({ concepts }) =>
    concepts.some((each) => each === 'meetings' || each === 'met' || each === 'calls' || each === 'call'),
  );
  if (!isOrdered || !noun || noun.from === 0 || asks(sentence)) return undefined;
  if (
    has(
      sentence,
      'task',
      'deal',
      'campaign',
      'post',
      'phone',
      'email',
      'product',
      'contact',
      'company',
      'problem',
    )
  )
    return undefined;
  const [day] = sentence.days;
  if (day && day.ahead.to <= sentence.known.today) return undefined;
  const draft = draftOf('add_task', sentence);
  spend(draft.sentence, { from: 0, to: noun.from });
  return task(draft);
};
