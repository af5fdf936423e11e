import type { FeatureTools } from '../../../platform/tools/feature-tools';
import { historyTool, undoAct } from './acts';
import { fetchRecord, search } from './find-anything';

/** The tools that are of all portals at once. */
export const withOwnTools = (features: readonly FeatureTools[]): readonly FeatureTools[] => [
  ...features,
  { tools: [search, fetchRecord, historyTool(features), undoAct], records: {}, lists: {} },
];
