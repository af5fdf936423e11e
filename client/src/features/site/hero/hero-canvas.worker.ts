import type { HeroMessage } from './hero-messages';
import { createNetwork, type Network, resizeNetwork, stepNetwork } from './hero-network';
import { drawNetwork, type HeroColours } from './hero-picture';

/** Milliseconds per frame: 30 frames a second. */
const PICTURE = 1_000 / 30;

let canvas: OffscreenCanvas;
let context: OffscreenCanvasRenderingContext2D | null;
let network: Network;
let colours: HeroColours;
let timer: ReturnType<typeof setInterval> | undefined;
let last = 0;

function show() {
  const now = performance.now();
  stepNetwork(network, (now - last) / 1_000, Math.random);
  last = now;
  if (context) drawNetwork(context, network, colours);
}

function fit({ width, height, ratio }: { width: number; height: number; ratio: number }) {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context?.scale(ratio, ratio);
  if (network) resizeNetwork(network, width, height);
  else network = createNetwork(width, height, Math.random);
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
