import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectPlan } from '@shared/consulting/report/projects/projects';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { leadPlans } from '@shared/leads/plans/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { PlanProject } from './plan-project';

const project = projectPlan(companyData({ problems: [{ priority: 5 }] }), null).projects[0]!;

test.each([
  ['en', 'Plan it in LEADMANAGER', 'See its tasks', 'First review: Few orders in winter'],
  ['es', 'Planificarlo en LEADMANAGER', 'Ver sus tareas', 'Primera revisión: Few orders in winter'],
] as const)(
  'in %s, a project is planned once, and then leads to its tasks',
  async (language, act, see, review) => {
    const planned: { projectId: number; step: 'first'; taskId: number }[] = [];
    fakeApi.answer(marketingTakeover.link, null);
    fakeApi.answer(leadPlans.list, () => planned);
    fakeApi.answer(leadPlans.plan, () => {
      planned.push({ projectId: project.id, step: 'first', taskId: 41 });
      return { act: 'a1', count: 3 };
    });
    const { user } = await renderAt(<PlanProject reportId={8} project={project} />, { language });
    await user.click(await screen.findByRole('button', { name: act }));
    expect(await screen.findByRole('link', { name: see })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/tasks/41',
    );
    const [call] = fakeApi.callsTo(leadPlans.plan);
    expect(call?.body).toMatchObject({
      tasks: [{ step: 'first' }, { step: 'review', title: review }, { step: 'end' }],
    });
  },
);
