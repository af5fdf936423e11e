import { Icon } from '@/ui/icons';

export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-2">
    {points.map((point) => (
      <li key={point} className="flex gap-2">
        <Icon name="check" className="mt-0.5 size-5 text-positive" />
        {point}
      </li>
    ))}
  </ul>
);
