import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Translate, useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, call } from '@/lib/api-client';
import { toast } from '@/ui/toast';
import { type EnquiryForm, enquiryFromForm } from '@shared/enquiries/services';
import type { BodyOf } from '@shared/http/endpoint';
import type { Language } from '@shared/languages';

/** Milliseconds that the success alert stays. */
const ALERT_TIMEOUT = 5_000;

// The contract brings the schemas' library: more than somebody who only reads should download.
const loadContract = () => import('@shared/enquiries/endpoints');

/** Loads ahead what sending needs. */
export const prepareSending = () => void loadContract().catch(() => undefined);

async function sendEnquiry(form: EnquiryForm, language: Language) {
  const { enquiries } = await loadContract();
  // A robot's `leaveEmpty` goes along: refusing it is the server's part.
  const enquiry = enquiryFromForm(form, language) as BodyOf<typeof enquiries.send>;
  return call(enquiries.send, {}, enquiry);
}

/** What the server calls a field, by the form's own name for it. */
const serverNames = {
  nombre: 'name',
  email: 'email',
  empresa: 'company',
  servicio: 'service',
  mensaje: 'message',
} as const;

export type ContactField = keyof typeof serverNames;

/** Sends the form: idle, submitting, then success for five seconds, or the error until the next attempt. */
export function useContactSending({ onSent }: { onSent: () => void }) {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const underWay = useRef(false);
  const {
    mutate,
    reset,
    isPending,
    data: receipt,
    error,
  } = useMutation({
    mutationFn: (form: EnquiryForm) => sendEnquiry(form, language),
    onSuccess: () => {
      onSent();
      tellSent(t);
    },
    onError: () => tellFailed(t),
    onSettled: () => {
      underWay.current = false;
    },
  });

  useEffect(() => {
    if (!receipt) return;
    const hiding = setTimeout(reset, ALERT_TIMEOUT);
    return () => clearTimeout(hiding);
  }, [receipt, reset]);

  function send(form: EnquiryForm) {
    // Two quick submissions come before the first one is rendered.
    if (underWay.current) return;
    underWay.current = true;
    mutate(form);
  }

  const fields = error instanceof ApiError ? error.fields : undefined;
  return {
    send,
    isPending,
    isSuccess: receipt !== undefined,
    failure: error && failureText(error, t),
    errorOf: (field: ContactField) => fields?.[serverNames[field]],
  };
}

const tellSent = (t: Translate<'contact'>) =>
  toast({ title: t('contact.sentToast.title'), description: t('contact.sentToast.description') });

const tellFailed = (t: Translate<'contact'>) =>
  toast({
    variant: 'destructive',
    title: t('contact.failedToast.title'),
    description: t('contact.failedToast.description'),
  });

function failureText(error: Error, t: Translate<'contact'>): string {
  if (!(error instanceof ApiError)) return t('contact.failed.other');
  return error.serverMessage ?? t('contact.failed.refused');
}
