// Preloaded into a server by a test: on SIGUSR2 a promise rejects that nobody awaits, as in a library's
// background work.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits this')));
