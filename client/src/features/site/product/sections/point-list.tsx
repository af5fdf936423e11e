import { Icon } from '@/ui/icons';

interface PointListProps {
  points: readonly string[];
  /** Marks troubles instead of benefits: a tick would approve of them. */
  troubles?: boolean;
}

export const PointList = ({ points, troubles = false }: PointListProps) => (
  <ul className="grid gap-2">
    {points.map((point) => (
      <li key={point} className="flex gap-2">
        {troubles ? (
          <span aria-hidden className="mx-1.5 mt-2.5 size-2 shrink-0 rounded-full bg-accent" />
        ) : (
          <Icon name="check" className="mt-0.5 size-5 text-positive" />
        )}
        {point}
      </li>
    ))}
  </ul>
);
