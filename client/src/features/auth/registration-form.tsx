import type { z } from 'zod';
import { registrationForm } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { showServerErrors } from '@/lib/forms/form-errors';
import { useRegister } from '@/lib/session/sign-in';
import { Button } from '@/ui/controls/button';
import { NewPasswordField, PasswordField } from '@/ui/controls/password-field';
import { TextField } from '@/ui/controls/text-field';
import { toast } from '@/lib/toast';
import { signInTexts } from './texts/sign-in';

const empty = { name: '', email: '', username: '', password: '', confirmPassword: '' };

/** Registering also signs in; the page around the form then redirects. */
export function RegistrationForm() {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  const register = useRegister();
  const { form, field } = useSchemaForm(registrationForm, { defaultValues: empty, language });
  const { username, email, password } = form.getValues();

  async function submit({ confirmPassword: _again, ...newUser }: z.output<typeof registrationForm>) {
    try {
      const { user } = await register.mutateAsync(newUser);
      toast({
        title: t('register.done', { name: user.name }),
        description: t('register.created'),
      });
    } catch (error) {
      showServerErrors(form, error as Error);
      toast({
        variant: 'destructive',
        title: t('register.failed'),
        description: errorText(error as Error, t('register.notCreated')),
      });
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid gap-5"
    >
      <TextField label={t('fields.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('fields.email')} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <NewPasswordField
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        typed={password}
        owner={{ username, email }}
        {...field('password')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" pending={register.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
