import { type ReactNode, useId } from 'react';
import { languages } from '@shared/languages';
import { emojiUses, formalities, latePolicies, speakers, usualTimezones } from '@shared/marketing/scales';
import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { startsWithFocus } from '@/ui/overlays/dialog-frame';
import { ImageField } from '../../images/image-field';
import { companiesTexts } from '../texts/companies';
import { ColourField } from './colour-field';
import type { CompanyStart } from './company-values';
import type { CompanyFields } from './use-company-form';
import { WordsField } from './words-field';

interface CompanyExtrasProps extends CompanyFields {
  timezone: string | undefined;
  /** The part that has the focus first. */
  start: CompanyStart | undefined;
}

/** A company's voice, brand, language and time, and how it sends. */
export const CompanyExtras = ({ timezone, start, ...form }: CompanyExtrasProps) => (
  <>
    <Voice {...form} />
    <Contact {...form} />
    <Brand {...form} isStart={start === 'logo'} />
    <Place {...form} timezone={timezone} />
    <Sending {...form} isStart={start === 'postalAddress'} />
  </>
);

type GroupName = 'voice' | 'contact' | 'brand' | 'place' | 'sending';

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const t = useTexts(companiesTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-4">
      <h3 id={id} className="text-lg">
        {t(`form.groups.${name}`)}
      </h3>
      {children}
    </section>
  );
}

function Voice({ field, chosen }: CompanyFields) {
  const t = useTexts(companiesTexts);
  return (
    <Group name="voice">
      <SelectField
        label={t('form.fields.formality')}
        hint={t('form.hints.formality')}
        choices={formalities.map((value) => ({ value, label: t(`form.formality.${value}`) }))}
        {...field('formality')}
      />
      <SelectField
        label={t('form.fields.speaker')}
        choices={speakers.map((value) => ({ value, label: t(`form.speaker.${value}`) }))}
        {...field('speaker')}
      />
      <TextField
        label={t('form.fields.customersCalled')}
        hint={t('form.hints.customersCalled')}
        autoComplete="off"
        optional
        {...field('customersCalled')}
      />
      <CheckboxField label={t('form.fields.isSober')} hint={t('form.hints.isSober')} {...field('isSober')} />
      <SelectField
        label={t('form.fields.emoji')}
        choices={emojiUses.map((value) => ({ value, label: t(`form.emoji.${value}`) }))}
        {...field('emoji')}
      />
      <WordsField label={t('form.fields.avoid')} hint={t('form.hints.avoid')} {...chosen('avoid')} />
    </Group>
  );
}

function Contact({ field }: CompanyFields) {
  const t = useTexts(companiesTexts);
  return (
    <Group name="contact">
      <TextField
        label={t('form.fields.place')}
        hint={t('form.hints.place')}
        autoComplete="off"
        optional
        {...field('place')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('form.fields.phone')}
          type="tel"
          autoComplete="tel"
          optional
          {...field('phone')}
        />
        <TextField
          label={t('form.fields.website')}
          inputMode="url"
          autoComplete="url"
          optional
          {...field('website')}
        />
      </div>
    </Group>
  );
}

interface StartFields extends CompanyFields {
  /** Whether the part has the focus first. */
  isStart: boolean;
}

function Brand({ chosen, isStart }: StartFields) {
  const t = useTexts(companiesTexts);
  return (
    <Group name="brand">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField label={t('form.fields.brandColor')} {...chosen('brandColor')} />
        <ColourField label={t('form.fields.accentColor')} {...chosen('accentColor')} />
      </div>
      <ImageField label={t('form.fields.logoId')} startsWithFocus={isStart} {...chosen('logoId')} />
    </Group>
  );
}

/** The zones of a select: the usual ones and the company's first. */
function zonesWith(timezone: string | undefined) {
  const all = Intl.supportedValuesOf('timeZone');
  const first: string[] = [...usualTimezones];
  const own = timezone && !first.includes(timezone) ? [timezone] : [];
  return [...first, ...own, ...all.filter((zone) => !first.includes(zone) && zone !== timezone)];
}

function Place({ field, timezone }: CompanyFields & Pick<CompanyExtrasProps, 'timezone'>) {
  const t = useTexts(companiesTexts);
  return (
    <Group name="place">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label={t('form.fields.language')}
          choices={languages.map((value) => ({ value, label: t(`form.languages.${value}`) }))}
          {...field('language')}
        />
        <SelectField
          label={t('form.fields.timezone')}
          choices={zonesWith(timezone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          {...field('timezone')}
        />
      </div>
    </Group>
  );
}

function Sending({ field, isStart }: StartFields) {
  const t = useTexts(companiesTexts);
  return (
    <Group name="sending">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('form.fields.senderName')} optional {...field('senderName')} />
        <TextField
          label={t('form.fields.replyTo')}
          type="email"
          autoComplete="email"
          optional
          {...field('replyTo')}
        />
      </div>
      <TextAreaField
        label={t('form.fields.postalAddress')}
        hint={t('form.hints.postalAddress')}
        rows={2}
        optional
        {...(isStart && startsWithFocus)}
        {...field('postalAddress')}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <TextField label={t('form.fields.quietFrom')} type="time" optional {...field('quietFrom')} />
        <TextField label={t('form.fields.quietTo')} type="time" optional {...field('quietTo')} />
        <p className="text-sm text-muted sm:col-span-2">{t('form.hints.quiet')}</p>
      </div>
      <SelectField
        label={t('form.fields.latePolicy')}
        choices={latePolicies.map((value) => ({ value, label: t(`form.latePolicy.${value}`) }))}
        {...field('latePolicy')}
      />
    </Group>
  );
}
