import type { LeadSection } from '@shared/leads/sections';

/** What a key does that stands for no section. */
export type KeyAct =
  | 'help'
  | 'palette'
  | 'search'
  | 'new'
  | 'undo'
  | 'down'
  | 'up'
  | 'tick'
  | 'edit'
  | 'log'
  | 'task'
  | 'delete';

interface LeadKey {
  /** As `pressOf` names it; two keys in a row have a blank between them. */
  press: string;
  act: KeyAct | { goTo: LeadSection };
  /** The table hears it itself, on a row. */
  ofTable?: true;
}

const goTo = (letter: string, section: LeadSection): LeadKey => ({
  press: `g ${letter}`,
  act: { goTo: section },
});

/** All keys of LEADMANAGER, in the groups in which they are listed. */
export const leadKeys: Record<'anywhere' | 'record' | 'list' | 'goTo', readonly LeadKey[]> = {
  anywhere: [
    { press: 'mod+k', act: 'palette' },
    { press: '/', act: 'search' },
    { press: 'n', act: 'new' },
    { press: 'mod+z', act: 'undo' },
    { press: '?', act: 'help' },
  ],
  record: [
    { press: 'l', act: 'log' },
    { press: 't', act: 'task' },
    { press: 'e', act: 'edit' },
    { press: '#', act: 'delete' },
  ],
  list: [
    { press: 'j', act: 'down', ofTable: true },
    { press: 'k', act: 'up', ofTable: true },
    { press: 'x', act: 'tick', ofTable: true },
  ],
  goTo: [
    goTo('c', 'contacts'),
    goTo('e', 'companies'),
    goTo('o', 'opportunities'),
    goTo('m', 'communications'),
    goTo('t', 'tasks'),
    goTo('a', 'analytics'),
  ],
};

/** The keys that this module's listener hears; the palette has a key of its own. */
const heard = Object.values(leadKeys)
  .flat()
  .filter(({ ofTable, act }) => !ofTable && act !== 'palette');

/** Signs that need other keys on other keyboards: Shift, or Alt and AltGr on Spanish ones. */
const signs = ['?', '/', '#'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of a pressed key, such as `n`, `#` or `mod+z`; undefined for one that means something else. */
export function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (signs.includes(key)) return (ctrlKey && !altKey) || metaKey ? undefined : key;
  if (altKey || shiftKey || key.length !== 1) return undefined;
  return `${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;
}

/** Milliseconds within which the second of two keys counts. */
const PATIENCE = 1_500;

/** Reads presses one after another: what each does, `wait` for the first of two keys, undefined for nothing. */
export function createKeyReader() {
  let first = { press: '', at: 0 };
  return (press: string, at: number): LeadKey['act'] | 'wait' | undefined => {
    const isSecond = first.press !== '' && at - first.at <= PATIENCE;
    const whole = isSecond ? `${first.press} ${press}` : press;
    first = { press: '', at: 0 };
    const found = heard.find((each) => each.press === whole);
    if (found) return found.act;
    if (isSecond || !heard.some((each) => each.press.startsWith(`${press} `))) return undefined;
    first = { press, at };
    return 'wait';
  };
}
