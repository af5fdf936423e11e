import { useTexts } from '@/i18n/use-texts';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { keyboardTexts } from './texts/keyboard';
import { sectionsTexts } from '../texts/sections';
import { leadKeys } from './lead-keys';
import { LetterKeysBox } from './letter-keys-box';

const groups = ['anywhere', 'record', 'list', 'goTo'] as const;

/** Lists the keys, from the table by which they work. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts(keyboardTexts);
  return (
    <DialogFrame open onClose={onClose} title={t('title')}>
      <KeyGroups />
      <div className="mt-5 border-t border-line pt-3">
        <LetterKeysBox />
      </div>
    </DialogFrame>
  );
}

/** All keys, by where they work. */
export function KeyGroups() {
  const t = useTexts(keyboardTexts);
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {groups.map((group) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h3 className="font-semibold">{t(`groups.${group}`)}</h3>
          <KeyRows group={group} />
        </section>
      ))}
    </div>
  );
}

/** What each key of a group does. */
function KeyRows({ group }: { group: (typeof groups)[number] }) {
  const t = useTexts(keyboardTexts);
  const tSections = useTexts(sectionsTexts);
  return (
    <dl className="mt-1 grid gap-1">
      {leadKeys[group].map(({ press, act }) => (
        <div key={press} className="flex items-center justify-between gap-3 py-1">
          <dt>{typeof act === 'string' ? t(`acts.${act}`) : tSections(`sections.${act.goTo}.label`)}</dt>
          <dd className="shrink-0">
            <Press press={press} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const nameOf = (key: string) => {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return key.toUpperCase();
};

const Press = ({ press }: { press: string }) => (
  <span className="inline-flex gap-1">
    {press.split(/[ +]/).map((key) => (
      <kbd
        key={key}
        className="min-w-7 rounded border border-line bg-surface px-1.5 text-center font-sans text-sm"
      >
        {nameOf(key)}
      </kbd>
    ))}
  </span>
);
