import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { leadMails } from '@shared/leads/mails/endpoints';
import { newMail } from '@shared/leads/mails/schemas';
import { secondsToCancel } from '@shared/leads/mails/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { Alert } from '@/ui/feedback/alert';
import type { Rows } from '../records';
import { mailsTexts } from './texts/mails';
import type { Draft } from './draft';
import { ProveSender } from './prove-sender';
import { useTakeBack } from './use-take-back';

interface MailFormProps {
  contact: Rows['contacts'];
  draft: Draft;
  onSent: () => void;
  /** The mail was taken back in time. */
  onTakenBack: (draft: Draft) => void;
}

/** Writes a mail to a contact, once the address for answers is proven. */
export function MailForm(props: MailFormProps) {
  const { data: sender } = useQuery({ ...query(leadMails.sender, {}), staleTime: 0 });
  if (!sender) return <LoadingBlock className="h-96" />;
  if (!sender.maySend) return <NotFromDemo address={addressesOf(props.contact)[0] ?? ''} />;
  return (
    <div className="grid gap-6">
      {!sender.isProven && <ProveSender address={sender.address} />}
      <Writing {...props} isProven={sender.isProven} answersTo={sender.address} />
    </div>
  );
}

const addressesOf = ({ points }: Rows['contacts']) =>
  points
    .filter(({ kind }) => kind === 'email')
    .toSorted((left, right) => Number(right.primary) - Number(left.primary))
    .map(({ value }) => value);

/** A key of its own for each text, so that the same text is not sent twice if a response was lost. */
function useKeys() {
  const last = useRef({ text: '', key: '' });
  return (values: object): string => {
    const text = JSON.stringify(values);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const written = newMail.pick({ address: true, subject: true, body: true });

type WritingProps = MailFormProps & { isProven: boolean; answersTo: string };

function Writing({ contact, draft, onSent, onTakenBack, isProven, answersTo }: WritingProps) {
  const t = useTexts(mailsTexts);
  const keyOf = useKeys();
  const addresses = addressesOf(contact);
  const takeBack = useTakeBack(onTakenBack);
  const { field, chosen, frame } = useSaveForm(written, {
    defaultValues: { address: addresses[0] ?? '', ...draft },
    save: (mail) => call(leadMails.send, { id: contact.id }, { ...mail, key: keyOf(mail) }),
    refreshes: [query(leadMails.list, { id: contact.id })],
    failed: { title: t('notSent') },
    onSaved: ({ id }) => {
      toast({
        title: t('leaves', { seconds: secondsToCancel }),
        action: { label: t('cancel'), onSelect: () => takeBack(id) },
        duration: secondsToCancel * 1_000,
      });
      onSent();
    },
  });
  const { value: address, onChange, error } = chosen('address');
  return (
    <Form {...frame} className="grid gap-4">
      <SelectField
        label={t('to')}
        choices={addresses.map((value) => ({ value, label: value }))}
        value={address}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField label={t('subject')} autoComplete="off" {...field('subject')} />
      <TextAreaField label={t('body')} rows={8} {...field('body')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 text-sm text-muted wrap-anywhere">
          {t('hint', { address: answersTo })}
        </p>
        <Button type="submit" pending={frame.pending} disabled={!isProven}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}

function NotFromDemo({ address }: { address: string }) {
  const t = useTexts(mailsTexts);
  return (
    <Alert tone="info" title={t('demo.title')}>
      <p>{t('demo.text')}</p>
      <a href={`mailto:${address}`} className={`${buttonLook('secondary')} mt-3`}>
        {t('demo.own')}
      </a>
    </Alert>
  );
}
