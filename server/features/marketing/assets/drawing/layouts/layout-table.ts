import type { PictureLayout } from '../../../../../../shared/marketing/assets/scales';
import { figure } from './figure';
import type { Layout } from './layout';
import { list } from './list';
import { plate } from './plate';
import { split } from './split';
import { statement } from './statement';
import { ticket } from './ticket';

export const layouts: Record<PictureLayout, Layout> = { statement, split, figure, list, plate, ticket };
