import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { messagesTexts } from '../texts/messages';
import { type Answerer, useReplied, waysToReply } from './use-replied';

interface RepliedElsewhereProps {
  to: Answerer;
  /** Whether words have room in the place of the tick: one on a narrow screen. */
  hasRoom?: boolean;
}

/** For who has replied by phone or from another mail program: says how, and the answer waits no longer. */
export function RepliedElsewhere({ to, hasRoom = false }: RepliedElsewhereProps) {
  const t = useTexts(messagesTexts);
  const isWide = useMedia('(width >= 80rem)');
  const words = hasRoom && t(isWide ? 'answers.replied' : 'answers.handled');
  const replied = useReplied(to);
  const button = {
    icon: portalIcons.check,
    // Who speaks to the screen says the word that is seen.
    label: [words && !isWide && words, `${t('answers.replied')}: ${to.name}`].filter(Boolean).join('. '),
    title: t('answers.replied'),
    disabled: replied.isPending,
  };
  // Without a contact there is nothing in LEADMANAGER that could say how.
  if (to.contactId === null && words)
    return (
      <Button
        variant="quiet"
        className="max-md:px-2!"
        aria-label={button.label}
        disabled={button.disabled}
        onClick={() => replied.mutate('email')}
      >
        {words}
      </Button>
    );
  if (to.contactId === null) return <IconButton {...button} onClick={() => replied.mutate('email')} />;
  return (
    <Menu
      {...button}
      {...(words && {
        words,
        className: 'border-transparent! bg-transparent! whitespace-nowrap max-md:px-2!',
      })}
      entries={waysToReply.map((way) => ({
        label: t(`answers.by.${way}`),
        onSelect: () => replied.mutate(way),
      }))}
    />
  );
}
