import type { ReactNode } from 'react';
import type { Topic } from '@/lib/address/topics';
import { type ButtonVariant, buttonLook } from '@/ui/controls/button-look';
import { SectionLink } from './section-link';

interface AskButtonProps {
  /** Named in the message of the contact form. */
  topic: Topic;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A button-like link to the contact form. */
export const AskButton = ({ topic, variant = 'primary', children }: AskButtonProps) => (
  <SectionLink section="contacto" topic={topic} className={buttonLook(variant)}>
    {children}
  </SectionLink>
);
