import { useLocation } from 'wouter';

/** Leads from a page that is gone, and from those below it, to another one; other pages stay. */
export function useLeaving() {
  const [, navigate] = useLocation();
  return (gone: string, to: string) => {
    if (`${location.pathname}/`.startsWith(`${gone}/`)) navigate(to, { replace: true });
  };
}
