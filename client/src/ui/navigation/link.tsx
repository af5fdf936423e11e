import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { useLanguage } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { twinOf } from '@shared/addresses/twins';
import { type ButtonVariant, buttonLook } from '../controls/button-look';
import { Icon, type AnyIcon } from '../icons';

/** An address of ours as it reads in the current language: a public page's Spanish twin, everything else as it is. */
export function useAddress(to: string): string {
  const { language } = useLanguage();
  const [, path = to, rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return twinOf(path, language) + rest;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** In its English form; the language is added here. */
  to: string;
  /** Takes the place of the present address, so that "back" does not return to it. */
  replace?: boolean;
}

/** A link inside the product, without a look of its own. */
export function Link({ to, ...props }: LinkProps) {
  return <RouterLink href={useAddress(to)} {...props} />;
}

/** A link inside a text. */
export const TextLink = ({ className, ...props }: LinkProps) => (
  <Link
    {...props}
    className={classNames(
      'font-medium text-brand underline underline-offset-4 hover:no-underline',
      className,
    )}
  />
);

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'primary',
  icon,
  className,
  children,
  ...props
}: LinkProps & { variant?: ButtonVariant; icon?: AnyIcon }) => (
  <Link {...props} className={classNames(buttonLook(variant), className)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);
