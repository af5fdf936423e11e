import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';

/** The icons of the portals, named by meaning; `Icon` sets their size and stroke. */
export const portalIcons = {
  alert: TriangleAlert,
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  back: ArrowLeft,
  building: Building2,
  chart: ChartColumn,
  check: Check,
  document: FileText,
  envelope: Mail,
  grip: GripVertical,
  link: Link,
  list: List,
  menu: Menu,
  move: ArrowLeftRight,
  pencil: Pencil,
  plus: Plus,
  quadrants: Grid2x2,
  search: Search,
  settings: SlidersHorizontal,
  signOut: LogOut,
  star: Star,
  trash: Trash2,
  user: User,
};
