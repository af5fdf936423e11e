import { newViewOf } from '../../views/schemas';
import { recordSections } from '../sections';

export const newView = newViewOf(recordSections);
