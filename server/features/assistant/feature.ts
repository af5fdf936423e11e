import type { Feature } from '../../platform/feature';
import { deleteRunsOf } from '../../platform/jobs/runs.queries';
import { assistantCalls } from './limits';
import { assistantRoutes } from './names/assistant.routes';
import { deleteExpiredProposals } from './proposals/proposals.queries';
import { proposalRoutes } from './proposals/proposals.routes';
import { toolboxOf } from './tool-use';
import { withOwnTools } from './tools/assistant-tools';
import { turnsADay } from './turns/limits';
import { turnJob } from './turns/turn-job';
import { turnRoutes } from './turns/turns.routes';
import { proposalLimits, turnLimits } from '../../../shared/assistant/scales';

export const assistant: Feature = {
  name: 'assistant',
  rooms: ['tools', 'grammar', 'names', 'proposals', 'turns'],
  screens: ['arguments', 'answers', 'proposals', 'words', 'turns'],
  jobs: [turnJob],
  limits: [assistantCalls, turnsADay],
  expires: [
    { name: 'proposals', keptDays: proposalLimits.keptDays, remove: deleteExpiredProposals },
    {
      name: 'answers of the language model',
      keptDays: turnLimits.keptDays,
      remove: (db, before) => deleteRunsOf(db, turnJob, before),
    },
  ],
  open(deps) {
    const toolbox = toolboxOf(withOwnTools(deps.tools));
    return {
      routes: [
        ...assistantRoutes(deps, toolbox),
        ...proposalRoutes(deps, toolbox),
        ...turnRoutes(deps, toolbox),
      ],
    };
  },
};
