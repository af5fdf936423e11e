import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { messagesTexts } from '../texts/messages';
import { type Answerer, useReplied, waysToReply } from './use-replied';

/** For who has replied by phone or from another mail program: says how, and the answer waits no longer. */
export function RepliedElsewhere({ to }: { to: Answerer }) {
  const t = useTexts(messagesTexts);
  const replied = useReplied(to);
  const button = {
    icon: portalIcons.check,
    label: `${t('answers.replied')}: ${to.name}`,
    title: t('answers.replied'),
    disabled: replied.isPending,
  };
  // Without a contact there is nothing in LEADMANAGER that could say how.
  if (to.contactId === null) return <IconButton {...button} onClick={() => replied.mutate('email')} />;
  return (
    <Menu
      {...button}
      entries={waysToReply.map((way) => ({
        label: t(`answers.by.${way}`),
        onSelect: () => replied.mutate(way),
      }))}
    />
  );
}
