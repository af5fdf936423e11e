import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { useLanguage } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { twinOf } from '@shared/addresses/twins';
import { type ButtonVariant, buttonLook } from '../controls/button-look';
import { Icon, type AnyIcon } from '../icons';

/**
 * An internal address in the current language: the Spanish address of a public page, any other address
 * unchanged.
 */
export function useAddress(to: string): string {
  const { language } = useLanguage();
  const [, path = to, rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return twinOf(path, language) + rest;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The English address; the link translates it. */
  to: string;
  /** Replaces the current history entry, so that "back" does not return to it. */
  replace?: boolean;
}

/** An unstyled internal link. */
export function Link({ to, ...props }: LinkProps) {
  return <RouterLink href={useAddress(to)} {...props} />;
}

/** An internal link inside a text. */
export const TextLink = ({ className, ...props }: LinkProps) => (
  <Link
    {...props}
    className={classNames(
      'font-medium text-brand underline underline-offset-4 hover:no-underline',
      className,
    )}
  />
);

/** An internal link that looks like a button. */
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
