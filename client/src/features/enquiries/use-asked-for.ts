import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { topics } from '@/lib/address/topics';
import { services } from '@shared/enquiries/services';
import { contactTexts } from './texts/contact';

interface FormRef {
  current: HTMLFormElement | null;
}

/** Fills in the service and the topic that the address names; the topic begins the message. */
export function useAskedFor(form: FormRef): void {
  const asked = new URLSearchParams(useSearch());
  useAskedService(form, asked.get('service'));
  useAskedTopic(form, asked.get('topic'));
}

function useAskedService(form: FormRef, asked: string | null) {
  useEffect(() => {
    const select = form.current?.elements.namedItem('servicio');
    const known = services.find((service) => service === asked);
    if (known && select instanceof HTMLSelectElement) select.value = known;
  }, [asked, form]);
}

/** A message that the visitor has edited stays; ours follows the topic and the language. */
function useAskedTopic(form: FormRef, asked: string | null) {
  const t = useTexts(contactTexts);
  const filledIn = useRef('');
  const topic = topics.find((known) => known === asked);
  const sentence = topic ? t('about', { topic: t(`topics.${topic}`) }) : '';

  useEffect(() => {
    const message = form.current?.elements.namedItem('mensaje');
    if (!sentence || !(message instanceof HTMLTextAreaElement)) return;
    if (message.value !== '' && message.value !== filledIn.current) return;
    message.value = sentence;
    filledIn.current = sentence;
  }, [form, sentence]);
}
