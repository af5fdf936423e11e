import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetAccount } from '@/lib/account-store';
import { leave } from '@/lib/session/sign-in';
import { type Toast, toast } from '@/lib/toast';

/** Leaves a session that the server has already ended. The page goes first, because it needs its user. */
export function useDeparture(to: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (notice: Toast) => {
    forgetAccount();
    navigate(to, { replace: true });
    leave(client);
    toast(notice);
  };
}
