import type { ComponentProps, MouseEvent } from 'react';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import type { Topic } from '@/lib/address/topics';
import { Link } from '@/ui/navigation/link';
import type { Service } from '@shared/enquiries/services';
import { fragmentOf, goToSection, type SectionId } from '../sections';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
  /** Preselected in the contact form. */
  service?: Service;
  /** Named in the message of the contact form. */
  topic?: Topic;
}

/** Whether a click opens a link in another tab or window. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** A link to a section of the home page, from any page. */
export function SectionLink({ section, service, topic, onClick, ...props }: SectionLinkProps) {
  const asked = new URLSearchParams({ ...(service && { service }), ...(topic && { topic }) }).toString();
  const search = asked && `?${asked}`;
  return (
    <Link
      {...props}
      to={addressOf(sitePages.home) + search + fragmentOf(section)}
      onClick={(event) => {
        onClick?.(event);
        if (!opensElsewhere(event)) goToSection(section);
      }}
    />
  );
}
