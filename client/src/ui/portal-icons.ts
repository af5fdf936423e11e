import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Columns3 from 'lucide-react/icons/columns-3';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import GripVertical from 'lucide-react/icons/grip-vertical';
import History from 'lucide-react/icons/history';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SquareKanban from 'lucide-react/icons/square-kanban';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Target from 'lucide-react/icons/target';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
/** The icons of the portals, named by meaning; `Icon` sets their size and stroke. */
export const portalIcons = {
  alert: TriangleAlert,
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  back: ArrowLeft,
  board: Columns3,
  bookmark: Bookmark,
  building: Building2,
  chart: ChartColumn,
  check: Check,
  clock: Clock,
  copy: Copy,
  document: FileText,
  download: FileDown,
  envelope: Mail,
  external: ExternalLink,
  eye: Eye,
  eyeClosed: EyeOff,
  forward: ArrowRight,
  grip: GripVertical,
  history: History,
  kanban: SquareKanban,
  link: Link,
  list: List,
  menu: Menu,
  message: MessageCircle,
  more: Ellipsis,
  move: ArrowLeftRight,
  package: Package,
  pencil: Pencil,
  phone: Phone,
  plus: Plus,
  print: Printer,
  quadrants: Grid2x2,
  search: Search,
  settings: SlidersHorizontal,
  share: Share2,
  signOut: LogOut,
  star: Star,
  strength: ThumbsUp,
  sun: Sun,
  target: Target,
  trash: Trash2,
  upload: FileUp,
  user: User,
};
