import type { ComponentProps } from 'react';
import { type FieldKind, type FieldName, fieldOf } from '@shared/marketing/channels/fields';
import { type ChannelNetwork, isCalled, networkName, networkOf } from '@shared/marketing/channels/networks';
import { blueskyPictures, webhookFormats } from '@shared/marketing/channels/scales';
import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { channelsTexts } from './texts/channels';
import { isKept } from './channel-values';

/** The wiring of a field by its name. */
type Wired = (
  name: FieldName | 'name',
  options?: { setValueAs: (typed: string) => string | null | undefined },
) => { name: string; error?: string };

interface ChannelFieldsProps {
  network: ChannelNetwork;
  field: Wired;
  /** Whether the channel is there already, so that what is left empty stays as it is. */
  isKnown: boolean;
}

/** The inputs of a network; the name is last, since most networks supply one. */
export function ChannelFields({ network, field, isKnown }: ChannelFieldsProps) {
  const t = useTexts(channelsTexts);
  return (
    <>
      {networkOf(network).fields.map((kind) => (
        <OneField key={kind} network={network} kind={kind} field={field} isKnown={isKnown} />
      ))}
      <TextField
        label={t('fields.name')}
        {...(isCalled(network) && !isKnown && { hint: t('hints.name'), optional: true })}
        {...field('name')}
      />
    </>
  );
}

function OneField({ network, kind, field, isKnown }: ChannelFieldsProps & { kind: FieldKind }) {
  const t = useTexts(channelsTexts);
  const { name } = fieldOf(kind);
  const stays = isKnown && isKept(kind);
  // A channel on which a person publishes needs no address.
  const empty = kind === 'profile' ? null : '';
  const wired = () => field(name, { setValueAs: (typed) => typed || (stays ? undefined : empty) });
  const kept = stays ? { hint: t('hints.kept'), optional: true } : {};
  switch (kind) {
    case 'password':
    case 'groupedPassword':
      return (
        <PasswordField label={t('fields.password')} autoComplete="new-password" {...kept} {...wired()} />
      );
    case 'token':
    case 'botToken':
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
          choices={blueskyPictures.map((value) => ({ value, label: t(`pictures.${value}`) }))}
          {...field(name)}
        />
      );
    case 'ignoresRepeats':
      return (
        <CheckboxField label={t('fields.ignoresRepeats')} hint={t('hints.ignoresRepeats')} {...field(name)} />
      );
    case 'handle':
    case 'user':
      return (
        <TextField
          label={t(kind === 'user' ? 'fields.user' : 'fields.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...wired()}
        />
      );
    case 'chat':
      return <TextField label={t('fields.chat')} hint={t('hints.chat')} autoComplete="off" {...wired()} />;
    case 'server':
    case 'site':
    case 'receiver':
      return <AddressField label={t(addressLabels[kind])} {...kept} {...wired()} />;
    case 'profile':
      return (
        <AddressField
          label={t('fields.profile', { network: networkName(network) })}
          hint={t(networkOf(network).profileOf ? 'hints.profile' : 'hints.profileAddress')}
          optional
          {...wired()}
        />
      );
    default:
      return kind satisfies never;
  }
}

const addressLabels = { server: 'fields.server', site: 'fields.site', receiver: 'fields.address' } as const;

const AddressField = (props: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete'>) => (
  <TextField inputMode="url" autoComplete="off" {...props} />
);
