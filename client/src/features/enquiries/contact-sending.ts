import { useEffect, useRef, useState } from 'react';
import type { Translate } from '@/i18n/texts';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { type EnquiryForm, enquiryFromForm } from '@shared/enquiries/services';
import type { BodyOf } from '@shared/http/wire';
import type { Language } from '@shared/languages';
import { contactTexts } from './texts/contact';

/** Milliseconds until the success alert closes. */
const ALERT_TIMEOUT = 5_000;

// Loaded on demand, because the contract includes the schema library, which most visitors do not need.
const loadContract = () => import('@shared/enquiries/endpoints');

/** Preloads the contract. */
export const prepareSending = () => void loadContract().catch(() => undefined);

async function sendEnquiry(form: EnquiryForm, language: Language) {
  const { enquiries } = await loadContract();
  // Includes a robot's `leaveEmpty`: the server refuses it.
  const enquiry = enquiryFromForm(form, language) as BodyOf<typeof enquiries.send>;
  return call(enquiries.send, {}, enquiry);
}

/** The form's field names by the server's. */
const serverNames = {
  nombre: 'name',
  email: 'email',
  empresa: 'company',
  servicio: 'service',
  mensaje: 'message',
} as const;

export type ContactField = keyof typeof serverNames;

type Sending = { state: 'idle' | 'pending' | 'sent' } | { state: 'failed'; error: unknown };

const idle: Sending = { state: 'idle' };

/**
 * The state of sending the form: idle, submitting, then success for five seconds, or the error until the next
 * attempt.
 */
export function useContactSending({ onSent }: { onSent: () => void }) {
  const t = useTexts(contactTexts);
  const { language } = useLanguage();
  const [sending, setSending] = useState<Sending>(idle);
  const underWay = useRef(false);

  useEffect(() => {
    if (sending.state !== 'sent') return;
    const hiding = setTimeout(() => setSending(idle), ALERT_TIMEOUT);
    return () => clearTimeout(hiding);
  }, [sending]);

  async function send(form: EnquiryForm) {
    // A second submit may come before the first one has rendered.
    if (underWay.current) return;
    underWay.current = true;
    setSending({ state: 'pending' });
    try {
      await sendEnquiry(form, language);
      onSent();
      setSending({ state: 'sent' });
      tellSent(t);
    } catch (error) {
      setSending({ state: 'failed', error });
      tellFailed(t);
    } finally {
      underWay.current = false;
    }
  }

  const error = sending.state === 'failed' ? sending.error : undefined;
  const fields = error instanceof ApiError ? error.fields : undefined;
  return {
    send,
    isPending: sending.state === 'pending',
    isSuccess: sending.state === 'sent',
    failure: sending.state === 'failed' ? failureText(error, t) : undefined,
    errorOf: (field: ContactField) => fields?.[serverNames[field]],
  };
}

const tellSent = (t: Translate<typeof contactTexts>) =>
  toast({ title: t('sentToast.title'), description: t('sentToast.description') });

const tellFailed = (t: Translate<typeof contactTexts>) =>
  toast({
    variant: 'destructive',
    title: t('failedToast.title'),
    description: t('failedToast.description'),
  });

function failureText(error: unknown, t: Translate<typeof contactTexts>): string {
  if (!(error instanceof ApiError)) return t('failed.other');
  return error.serverMessage ?? t('failed.refused');
}
