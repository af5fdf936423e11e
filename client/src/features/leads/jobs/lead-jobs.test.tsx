import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type JobRun, jobRuns } from '@shared/jobs/endpoints';
import type { Wire } from '@shared/http/wire';
import { leadActs } from '@shared/leads/acts/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { useUndo } from '../use-undo';
import { LeadJobs } from './lead-jobs';

const at = '2026-11-22T10:00:00.000Z';
const run: Wire<JobRun> = {
  id: 5,
  name: 'undoLeadAct',
  state: 'running',
  done: 500,
  total: 1_200,
  message: null,
  result: null,
  createdAt: at,
  updatedAt: at,
};

function Screen() {
  const { undo } = useUndo();
  return (
    <>
      <LeadJobs />
      <button type="button" onClick={() => void undo('a-1')}>
        Undo it
      </button>
    </>
  );
}

async function undoing(outcome: Partial<Wire<JobRun>>) {
  fakeApi.answer(leadActs.outlook, { records: 1_200, count: 0, exceptions: [] });
  fakeApi.answer(leadActs.undo, { records: 0, count: 0, exceptions: [], act: 'a-2', run: 5 });
  fakeApi.answer(jobRuns.read, run);
  const { user, queryClient } = await renderAt(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Undo it' }));
  const region = within(await screen.findByRole('region', { name: 'Taking back' }));
  expect(await region.findByText('500 of 1,200')).toBeVisible();
  expect(region.getByRole('progressbar')).toHaveAttribute('value', '500');
  fakeApi.answer(jobRuns.read, { ...run, ...outcome });
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/jobs/5'] }));
}

test('the undo of a large act shows how far it has come, and then what it left', async () => {
  const exceptions = [{ entity: 'contact', id: 5, fields: ['jobTitle'], why: 'edited' as const }];
  await undoing({ state: 'done', result: { act: 'a-2', records: 1_199, count: 1, exceptions } });
  expect(await screen.findByText('1199 changes taken back')).toBeVisible();
  expect(screen.getByText('1 record stayed as it is, because it was changed since.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Taking back' })).not.toBeInTheDocument();
});

test('an undo that fails says so', async () => {
  await undoing({ state: 'failed' });
  expect(await screen.findByText('This couldn’t be taken back')).toBeVisible();
});
