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
  /** Whether a wide screen has room for words in the place of the tick. */
  hasRoom?: boolean;
}

/** For who has replied by phone or from another mail program: says how, and the answer waits no longer. */
export function RepliedElsewhere({ to, hasRoom = false }: RepliedElsewhereProps) {
  const t = useTexts(messagesTexts);
  const isWide = useMedia('(width >= 80rem)');
  const saysSo = hasRoom && isWide;
  const replied = useReplied(to);
  const button = {
    icon: portalIcons.check,
    label: `${t('answers.replied')}: ${to.name}`,
    title: t('answers.replied'),
    disabled: replied.isPending,
  };
  // Without a contact there is nothing in LEADMANAGER that could say how.
  if (to.contactId === null && saysSo)
    return (
      <Button
        variant="quiet"
        aria-label={button.label}
        disabled={button.disabled}
        onClick={() => replied.mutate('email')}
      >
        {t('answers.replied')}
      </Button>
    );
  if (to.contactId === null) return <IconButton {...button} onClick={() => replied.mutate('email')} />;
  return (
    <Menu
      {...button}
      {...(saysSo && {
        words: t('answers.replied'),
        className: 'border-transparent! bg-transparent! whitespace-nowrap',
      })}
      entries={waysToReply.map((way) => ({
        label: t(`answers.by.${way}`),
        onSelect: () => replied.mutate(way),
      }))}
    />
  );
}
