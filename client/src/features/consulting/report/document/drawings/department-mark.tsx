interface DepartmentMarkProps {
  /**
   * A diamond for a department with a low level, a circle for any other, so that colour is not the only sign.
   */
  isLow: boolean;
  x: number;
  y: number;
}

export const DepartmentMark = ({ isLow, x, y }: DepartmentMarkProps) =>
  isLow ? (
    <rect
      x={x - 5}
      y={y - 5}
      width={10}
      height={10}
      transform={`rotate(45 ${x} ${y})`}
      className="fill-chart-2"
    />
  ) : (
    <circle cx={x} cy={y} r={5} className="fill-chart-1" />
  );
