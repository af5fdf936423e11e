import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

/** Results side by side, as far as their numbers leave room. */
export const keyNumbers = 'flex flex-wrap gap-3 sm:grid sm:grid-cols-2';

/** A result with its name above and its comparison below. */
export const KeyNumber = ({ label, value, note }: { label: string; value: string; note?: ReactNode }) => (
  <Card as="div" className="min-w-min grow basis-36 p-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={`${value.length > 11 ? 'text-xl' : 'text-2xl'} font-bold tabular-nums`}>{value}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </Card>
);
