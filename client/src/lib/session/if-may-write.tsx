import type { ReactNode } from 'react';
import { useMayWrite } from './use-may-write';

interface IfMayWriteProps {
  children: ReactNode;
  /** What stands there for a reader; nothing by default. */
  otherwise?: ReactNode;
}

/** What only whoever may change the account of the page is offered. */
export const IfMayWrite = ({ children, otherwise = null }: IfMayWriteProps) =>
  useMayWrite() ? children : otherwise;
