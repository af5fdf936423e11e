import type { ComponentProps } from 'react';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import type { Service } from '@shared/enquiries/services';
import { goToSection, type SectionId } from './sections';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
  /** Chosen in the contact form on arrival. */
  service?: Service;
}

/** A link to a part of the home page, from anywhere. The hero is the page itself, without a fragment. */
export function SectionLink({ section, service, onClick, ...props }: SectionLinkProps) {
  const search = service ? `?service=${service}` : '';
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
