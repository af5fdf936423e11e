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
    <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`} className="fill-chart-2" />
  ) : (
    <circle cx={x} cy={y} r={5} className="fill-chart-1" />
  );
