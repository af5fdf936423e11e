import { type ChildProcess, fork } from 'node:child_process';
import { projectRoot } from '../project-root';

/** The module of a worker process, and its limit. */
export interface WorkerProcessOptions {
  /** The module that each worker runs (see `answerTasks`): JavaScript, or TypeScript where tsx is installed. */
  file: URL;
  /** Maximum size of a worker's heap in megabytes. */
  heap: number;
  /** Settings of the process, for example of the C library's memory. */
  env?: Readonly<Record<string, string>>;
}

/** The message that a worker sends back for a task. */
export type Outcome = { result: unknown } | { error: Error };

/** A worker process, as seen by its pool. */
export interface WorkerProcess {
  isAlive(): boolean;
  send(task: unknown): void;
  /** Whether the worker keeps this process alive. */
  hold(isHeld: boolean): void;
  kill(): void;
}

interface Events {
  onAnswer: (outcome: Outcome) => void;
  /** Called once, when the process has ended or could not start. */
  onEnd: (end: WorkerEnd) => void;
}

/** Why a process ended; `said` is the end of its standard error. */
export interface WorkerEnd {
  isOutOfMemory: boolean;
  said: string;
}

/** The maximum number of characters kept of a worker's standard error. */
const saidLimit = 4_000;

/**
 * Starts a worker as a process of its own: a thread leaves up to 300 MB behind when it ends. It sees no settings of
 * the server, secrets included.
 */
export function startWorkerProcess(
  options: WorkerProcessOptions,
  { onAnswer, onEnd }: Events,
): WorkerProcess {
  let said = '';
  let hasEnded = false;
  const end = (isOutOfMemory: boolean) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd({ isOutOfMemory, said });
  };
  const child = tryFork(options, (error) => {
    said = error.message;
    queueMicrotask(() => end(false));
  });
  child?.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-saidLimit);
  });
  // A broken pipe is ignored: the process has ended or is about to.
  child?.stderr?.on('error', () => {});
  child?.on('message', (outcome) => onAnswer(outcome as Outcome));
  child?.on('error', (error) => {
    said ||= error.message;
    if (child.pid === undefined) end(false);
  });
  child?.on('close', (code, signal) => end(signal === 'SIGABRT' || code === abortedCode));

  return {
    isAlive: () => child?.connected === true && child.exitCode === null && child.signalCode === null,
    // A task that cannot be sent fails when the process has ended.
    send: (task) => void child?.send(task as object, () => {}),
    hold: (isHeld) => hold(child, isHeld),
    kill: () => void child?.kill('SIGKILL'),
  };
}

/** Node aborts when its heap is full; a shell and Windows report that as this exit code. */
const abortedCode = 134;

function tryFork({ file, heap, env }: WorkerProcessOptions, onFailure: (error: Error) => void) {
  const isSource = file.pathname.endsWith('.ts');
  try {
    return fork(file, {
      cwd: projectRoot,
      // React runs fewer checks in production mode.
      env: { ...env, NODE_ENV: 'production' },
      execArgv: [
        `--max-old-space-size=${heap}`,
        // Node 24 would let it grow to 64 MB, twice.
        '--max-semi-space-size=16',
        ...(isSource ? ['--import', 'tsx'] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  } catch (error) {
    onFailure(error as Error);
    return undefined;
  }
}

function hold(child: ChildProcess | undefined, isHeld: boolean) {
  const act = isHeld ? 'ref' : 'unref';
  child?.[act]();
  child?.channel?.[act]();
  // The types do not say that a pipe is a socket.
  (child?.stderr as { ref?(): void; unref?(): void } | null | undefined)?.[act]?.();
}
