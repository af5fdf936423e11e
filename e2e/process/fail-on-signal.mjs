// Loaded into a server by a test: on the signal a promise fails that nobody awaits, as in a library's background work.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits this')));
