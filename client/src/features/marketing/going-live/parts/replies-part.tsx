import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { goingLiveTexts } from '../texts/going-live';
import type { LaunchForm } from '../use-launch';
import { approvedOf } from '../use-known';
import { LaunchPart } from './part';

/** A mail to whoever signs up, if it is wished; nothing where a sequence is there already. */
export function RepliesPart({ launch }: { launch: LaunchForm }) {
  const t = useTexts(goingLiveTexts);
  const { known, values, lacks, field, problemOf } = launch;
  const mails = approvedOf(known.set, 'mail');
  if (known.sequences.length > 0 && !values.replies) return null;
  const lack = known.sender.maySend ? mails.length === 0 && t('replies.noMail') : t('replies.demo');
  return (
    <LaunchPart title={t('replies.title')} problem={problemOf('replies')}>
      {lack ? (
        <p className="text-muted">{lack}</p>
      ) : (
        <CheckboxField label={t('replies.wished')} hint={t('replies.hint')} {...field('replies')} />
      )}
      {values.replies && (
        <>
          <SelectField
            label={t('replies.mail')}
            choices={mails.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...field('mail')}
          />
          {lacks.senderName && (
            <TextField label={t('replies.senderName')} autoComplete="organization" {...field('senderName')} />
          )}
          {lacks.replyTo && (
            <TextField
              type="email"
              label={t('replies.replyTo')}
              hint={t('replies.replyToHint')}
              autoComplete="email"
              {...field('replyTo')}
            />
          )}
        </>
      )}
    </LaunchPart>
  );
}
