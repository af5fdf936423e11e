import type { Feature } from '../../platform/feature';
import { assistantCalls } from './limits';
import { assistantRoutes } from './names/assistant.routes';
import { deleteExpiredProposals } from './proposals/proposals.queries';
import { proposalRoutes } from './proposals/proposals.routes';
import { toolboxOf } from './tool-use';
import { withOwnTools } from './tools/assistant-tools';
import { proposalLimits } from '../../../shared/assistant/scales';

export const assistant: Feature = {
  name: 'assistant',
  rooms: ['tools', 'grammar', 'names', 'proposals'],
  screens: ['arguments', 'answers', 'proposals', 'words', 'turns'],
  limits: [assistantCalls],
  expires: [{ name: 'proposals', keptDays: proposalLimits.keptDays, remove: deleteExpiredProposals }],
  open(deps) {
    const toolbox = toolboxOf(withOwnTools(deps.tools));
    return { routes: [...assistantRoutes(deps, toolbox), ...proposalRoutes(deps, toolbox)] };
  },
};
