import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { type AnyIcon, Icon } from '@/ui/icons';

/** On a phone, a word below a sign. */
const onFoot =
  'max-sm:min-w-12 max-sm:flex-col max-sm:gap-0.5! max-sm:border-0 max-sm:px-1! max-sm:py-0! max-sm:bg-transparent! max-sm:text-[0.6875rem] max-sm:font-medium!';
const look = `${buttonLook('secondary')} ${onFoot}`;

interface ActLook {
  icon: AnyIcon;
  label: string;
}

/** An act of a record that leads elsewhere. */
export const ActLink = ({
  href,
  icon,
  label,
  className = '',
}: ActLook & { href: string; className?: string }) => (
  <a href={href} title={label} className={`${look} ${className}`}>
    <Icon name={icon} />
    {label}
  </a>
);

interface ActButtonProps extends ActLook {
  /** Names it for its key. */
  act?: string;
  /** Whether it is what is to be done first. */
  isFirst?: boolean;
  className?: string;
  onOpen: () => void;
}

/** An act of a record. */
export const ActButton = ({ act, icon, label, isFirst = false, className = '', onOpen }: ActButtonProps) => (
  <Button
    data-act={act}
    variant={isFirst ? 'primary' : 'secondary'}
    icon={icon}
    title={label}
    onClick={onOpen}
    className={`${onFoot} ${isFirst ? 'max-sm:text-brand!' : ''} ${className}`}
  >
    {label}
  </Button>
);
