import type { z } from 'zod';
import { registrationForm } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSchemaForm } from '@/lib/form';
import { showServerErrors } from '@/lib/form-errors';
import { useRegister } from '@/lib/sign-in';
import { Button } from '@/ui/button';
import { NewPasswordField, PasswordField } from '@/ui/password-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';

const empty = { name: '', email: '', username: '', password: '', confirmPassword: '' };

/** Registering signs in; the page that holds the form then leads on. */
export function RegistrationForm() {
  const t = useTexts('auth');
  const { language } = useLanguage();
  const register = useRegister();
  const { form, field } = useSchemaForm(registrationForm, { defaultValues: empty, language });
  const { username, email, password } = form.getValues();

  async function submit({ confirmPassword: _again, ...newUser }: z.output<typeof registrationForm>) {
    try {
      const { user } = await register.mutateAsync(newUser);
      toast({
        title: t('auth.register.done', { name: user.name }),
        description: t('auth.register.created'),
      });
    } catch (error) {
      showServerErrors(form, error as Error);
      toast({
        variant: 'destructive',
        title: t('auth.register.failed'),
        description: errorText(error as Error, t('auth.register.notCreated')),
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
      <TextField label={t('auth.fields.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('auth.fields.email')} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={t('auth.fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <NewPasswordField
        label={t('auth.fields.password')}
        hint={t('auth.fields.passwordHint')}
        typed={password}
        owner={{ username, email }}
        {...field('password')}
      />
      <PasswordField
        label={t('auth.fields.confirmPassword')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Button type="submit" pending={register.isPending}>
        {t('auth.register.submit')}
      </Button>
    </form>
  );
}
