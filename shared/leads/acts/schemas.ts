import { z } from 'zod';
import { pageOf } from '../../list/list-query';

export const actQuery = z.object(pageOf);
