import type { ComponentProps } from 'react';
import { paths } from '@/lib/paths';
import type { Topic } from '@/lib/topics';
import { Link } from '@/ui/link';
import type { Service } from '@shared/enquiries/services';
import { goToSection, type SectionId } from './sections';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
  /** Chosen in the contact form on arrival. */
  service?: Service;
  /** Named in the contact form's message on arrival. */
  topic?: Topic;
}

/** A link to a part of the home page, from anywhere. The hero is the page itself, without a fragment. */
export function SectionLink({ section, service, topic, onClick, ...props }: SectionLinkProps) {
  const asked = new URLSearchParams({ ...(service && { service }), ...(topic && { topic }) }).toString();
  const search = asked && `?${asked}`;
  const fragment = section === 'inicio' ? '' : `#${section}`;
  return (
    <Link
      {...props}
      to={paths.home + search + fragment}
      onClick={(event) => {
        onClick?.(event);
        goToSection(section);
      }}
    />
  );
}
