import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';

/** A bordered surface for one item; an `article` unless `as` names another element. */
export function Card({
  as: Element = 'article',
  className,
  ...props
}: ComponentProps<'article'> & { as?: 'article' | 'li' | 'section' | 'div' }) {
  return (
    <Element
      {...(props as object)}
      className={classNames('rounded-card border border-line bg-surface p-5', className)}
    />
  );
}
