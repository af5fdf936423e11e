import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { enquiryForms } from '@shared/enquiries/addresses';
import { addressOf } from '@shared/http/address';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { TextLink } from '@/ui/navigation/link';
import type { EnquiryForm } from '@shared/enquiries/services';
import { site } from '@shared/site';
import { useAskedFor } from './use-asked-for';
import { ContactFields } from './contact-fields';
import { useContactSending } from './contact-sending';
import { contactTexts } from './texts/contact';

/** The enquiry form. The browser validates it; without scripts it posts to a page that answers. */
export function ContactForm() {
  const t = useTexts(contactTexts);
  const { language } = useLanguage();
  const [path, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useAskedFor(form);
  const { send, isPending, isSuccess, failure, errorOf } = useContactSending({
    onSent: () => {
      // The visitor may have left the page.
      if (!form.current) return;
      form.current.reset();
      navigate(path + location.hash, { replace: true });
    },
  });

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  // A phone's keyboard may have hidden the place below the fields.
  useEffect(() => {
    if (isSuccess) told.current?.scrollIntoView({ block: 'center' });
  }, [isSuccess]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(Object.fromEntries(new FormData(event.currentTarget)) as Record<keyof EnquiryForm, string>);
  }

  return (
    <form
      ref={form}
      method="post"
      action={enquiryForms[language]}
      onSubmit={submit}
      className="relative grid gap-5"
    >
      <ContactFields errorOf={errorOf} />
      <Button type="submit" pending={isPending} className="sm:justify-self-start sm:px-8">
        {isPending ? t('sending') : t('send')}
      </Button>
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      <div ref={told} aria-live="polite" className="empty:hidden">
        {isSuccess && (
          <Alert tone="positive">
            <p>{t('sent')}</p>
          </Alert>
        )}
      </div>
      <p className="text-sm text-muted">
        {t('privacy', { email: site.email })}{' '}
        <TextLink to={addressOf(sitePages.privacy)}>{t('privacyPage')}</TextLink>
      </p>
    </form>
  );
}
