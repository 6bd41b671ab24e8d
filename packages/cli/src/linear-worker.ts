// Runs in a worker thread of its own: HiGHS, which does not look up while it works and is ended from outside.
import { parentPort } from 'node:worker_threads';
import { highsSolver, serveProgramSolver } from 'hitotsu/linear';

const port = parentPort;
if (port)
  serveProgramSolver(highsSolver(), {
    post: (message) => port.postMessage(message),
    listen: (take) => port.on('message', take),
  });
