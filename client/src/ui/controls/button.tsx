import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { type ButtonVariant, buttonLook } from './button-look';
import { Icon, type AnyIcon } from '../icons';
import { SpinnerRing } from './spinner';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  icon?: AnyIcon;
  /** Shows a spinner and disables the button. */
  pending?: boolean;
}

/** A button of at least 44 px; it submits a form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  icon,
  pending = false,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonLook(variant), className)}
    >
      {pending ? <SpinnerRing /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
