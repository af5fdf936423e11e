// A test preloads this file into a server: SIGUSR2 causes an unhandled rejection, as background work of a library
// could.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody awaits this')));
