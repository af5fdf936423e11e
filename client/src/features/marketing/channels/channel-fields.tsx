import { type ChannelNetwork, isAssisted, webhookFormats } from '@shared/marketing/channels/scales';
import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/checkbox-field';
import { PasswordField } from '@/ui/controls/password-field';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { channelsTexts } from '../texts/channels';
import { type ChannelField, isKept, networkFields } from './network-fields';
import { networkName } from './network-name';

/** The wiring of a field by its name. */
type Wired = (
  name: ChannelField | 'name',
  options?: { setValueAs: (typed: string) => string | null | undefined },
) => { name: string; error?: string };

interface ChannelFieldsProps {
  network: ChannelNetwork;
  field: Wired;
  /** Whether the channel is there already, so that what is left empty stays as it is. */
  isKnown: boolean;
}

/** The inputs of a network, the name last: most far sides have one of their own. */
export function ChannelFields({ network, field, isKnown }: ChannelFieldsProps) {
  const t = useTexts(channelsTexts);
  const names = networkFields[network];
  const namesItself = network === 'rss' || isAssisted(network);
  return (
    <>
      {names.map((name) => (
        <OneField key={name} {...{ network, name, field, isKnown }} />
      ))}
      <TextField
        label={t('fields.name')}
        {...(!namesItself && !isKnown && { hint: t('hints.name'), optional: true })}
        {...field('name')}
      />
    </>
  );
}

function OneField({ network, name, field, isKnown }: ChannelFieldsProps & { name: ChannelField }) {
  const t = useTexts(channelsTexts);
  const stays = isKnown && isKept(network, name);
  const wired = () =>
    field(name, { setValueAs: (typed) => typed || (stays ? undefined : emptyOf(network, name)) });
  const kept = stays ? { hint: t('hints.kept'), optional: true } : {};
  switch (name) {
    case 'password':
      return (
        <PasswordField label={t('fields.password')} autoComplete="new-password" {...kept} {...wired()} />
      );
    case 'token':
      return <PasswordField label={t('fields.token')} autoComplete="new-password" {...kept} {...wired()} />;
    case 'format':
      return (
        <SelectField
          label={t('fields.format')}
          choices={webhookFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          {...field(name)}
        />
      );
    case 'picture':
      return (
        <SelectField
          label={t('fields.picture')}
          choices={(['image', 'card'] as const).map((value) => ({ value, label: t(`pictures.${value}`) }))}
          {...field(name)}
        />
      );
    case 'ignoresRepeats':
      return (
        <CheckboxField label={t('fields.ignoresRepeats')} hint={t('hints.ignoresRepeats')} {...field(name)} />
      );
    case 'account':
      return (
        <TextField
          label={t(network === 'wordpress' ? 'fields.user' : 'fields.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...wired()}
        />
      );
    case 'chat':
      return <TextField label={t('fields.chat')} hint={t('hints.chat')} autoComplete="off" {...wired()} />;
    case 'address':
      return (
        <TextField
          label={t(isAssisted(network) ? 'fields.profile' : (addressLabels[network] ?? 'fields.address'), {
            network: networkName(network),
          })}
          inputMode="url"
          autoComplete="off"
          {...(isAssisted(network) && {
            optional: true,
            hint: t(network === 'linkedin' ? 'hints.profileAddress' : 'hints.profile'),
          })}
          {...kept}
          {...wired()}
        />
      );
  }
}

/** An assisted network does without an address. */
const emptyOf = (network: ChannelNetwork, name: ChannelField) =>
  isAssisted(network) && name === 'address' ? null : '';

const addressLabels: Partial<Record<ChannelNetwork, 'fields.server' | 'fields.site'>> = {
  bluesky: 'fields.server',
  mastodon: 'fields.server',
  wordpress: 'fields.site',
};
