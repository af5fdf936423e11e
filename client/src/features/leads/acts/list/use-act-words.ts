import { recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { useCounted } from '../../settings/use-counted';
import { isOfEveryKind, wordOf, wordOfAll } from './act-kinds';
import type { ActRun } from './act-runs';
import { actsTexts } from './texts/acts';

type Acts = ActRun['acts'];

const named = [...recordEntities, 'tag', 'field'] as const;

/** What acts that belong together did, in words. */
export function useActWords() {
  const t = useTexts(actsTexts);
  const counted = useCounted();
  const count = (acts: Acts) => {
    const [{ kind, entity }] = acts;
    const sum = acts.reduce((total, act) => total + act.count, 0);
    return counted(isOfEveryKind(kind) ? 'record' : entity, sum);
  };
  /** “the contact”, before its name; else how many. */
  const what = (acts: Acts) => {
    const [{ entity, record }] = acts;
    return record?.name ? t(`the.${named.find((one) => one === entity) ?? 'record'}`) : count(acts);
  };
  return {
    count,
    who: ([{ kind, actor }]: Acts) => {
      if (kind === 'capture') return t('comerzia');
      return kind === 'enquiry' ? t('form') : actor.name;
    },
    did: (acts: Acts) => t(`did.${wordOfAll(acts)}`, { what: what(acts) }),
    /** One act by its kind, such as “Edited · Ana Puig”: what a button beside it is about. */
    name: (acts: Acts) => {
      const [{ record, actor }] = acts;
      const word = wordOf(acts[0]);
      const isTheirs = word === 'wrote' || word === 'enquiry';
      const about = isTheirs ? actor.name : (record?.name ?? count(acts));
      return t('what', { kind: t(`kinds.${word}`), what: about });
    },
  };
}
