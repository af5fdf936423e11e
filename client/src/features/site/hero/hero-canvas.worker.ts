import type { HeroMessage, HeroState } from './hero-messages';
import { createStrays, networkAt, SETTLED } from './hero-network';
import { drawNetwork, type HeroColours } from './hero-picture';
import { field } from './hero-places';

/** Milliseconds per frame: 30 frames a second. */
const PICTURE = 1_000 / 30;

/** Longest step in seconds, so that nodes do not jump after a pause. */
const LONGEST_STEP = 0.1;

const strays = createStrays(Math.random);
let canvas: OffscreenCanvas;
let context: OffscreenCanvasRenderingContext2D | null;
let colours: HeroColours;
let timer: ReturnType<typeof setInterval> | undefined;
let last = 0;
let seconds = 0;

const tell = (state: HeroState) => postMessage(state);

function show() {
  const now = performance.now();
  const isFirst = seconds === 0;
  seconds += Math.min(LONGEST_STEP, (now - last) / 1_000);
  last = now;
  if (context) drawNetwork(context, networkAt(strays, seconds), colours);
  if (isFirst) tell('drawn');
  if (seconds < SETTLED) return;
  clearInterval(timer);
  tell('settled');
}

function fit({ width, height, ratio }: { width: number; height: number; ratio: number }) {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context?.scale(canvas.width / field.width, canvas.height / field.height);
  context?.translate(-field.left, -field.top);
}

function run(running: boolean) {
  clearInterval(timer);
  last = performance.now();
  if (running) timer = setInterval(show, PICTURE);
}

addEventListener('message', ({ data }: MessageEvent<HeroMessage>) => {
  if (data.canvas) {
    ({ canvas, colours } = data);
    context = canvas.getContext('2d');
  }
  if (data.size) fit(data.size);
  if (data.running !== undefined) run(data.running);
});
