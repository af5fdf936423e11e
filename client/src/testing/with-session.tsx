import type { ReactNode } from 'react';
import { useSession } from '@/lib/session/use-session';

/** Reads the session before its parts are drawn, as the frame of a page does. */
export function WithSession({ children }: { children: ReactNode }) {
  const { user, accounts } = useSession();
  return user && accounts ? children : null;
}
