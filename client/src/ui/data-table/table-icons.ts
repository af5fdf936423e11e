import Columns3 from 'lucide-react/icons/columns-3';
import ListChecks from 'lucide-react/icons/list-checks';
import Funnel from 'lucide-react/icons/funnel';

/** The icons of tables; they are not among `portalIcons`, which the sign-in screens load. */
export const tableIcons = { columns: Columns3, filter: Funnel, choose: ListChecks };
