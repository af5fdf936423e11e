import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampaignWheel } from './campaign-wheel';

const steps = ['Analysis', 'Campaigns', 'Graphics', 'Publishing', 'Leads', 'Replies'];

/** A point of the wheel by its distance from the centre and its degrees clockwise from the top. */
function polar([x = 0, y = 0]: readonly number[]) {
  const [right, up] = [x - 210, 210 - y];
  return { radius: Math.hypot(right, up), degrees: ((Math.atan2(right, up) * 180) / Math.PI + 360) % 360 };
}

/** The points that the outline of a step passes, without the radii of its arcs. */
const pointsOf = (outline: string) =>
  [...outline.matchAll(/(?:[ML]|A\d+ \d+ 0 0 [01] )([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
    polar([Number(x), Number(y)]),
  );

test('each step but the last points clockwise, along the middle of the ring, at the next one', () => {
  const { container } = render(<CampaignWheel product="your product" steps={steps} />);
  const outlines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(outlines).toHaveLength(steps.length);
  for (const [index, outline] of outlines.slice(0, -1).entries()) {
    const [, , , outerEnd, tip] = pointsOf(outline);
    expect(tip?.radius).toBeCloseTo(150, 0);
    expect(tip?.degrees).toBeGreaterThan(outerEnd?.degrees ?? 360);
    expect(tip?.degrees).toBeGreaterThan((index + 1) * 60);
  }
  const [, , , lastEdge, lastMiddle] = pointsOf(outlines.at(-1) ?? '');
  expect(lastMiddle?.degrees).toBeCloseTo(lastEdge?.degrees ?? 0, 0);
});
