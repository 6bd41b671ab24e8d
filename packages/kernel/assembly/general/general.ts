// What the module offers: the work of the kernel. Everything it works on is in the memory it imports.

export { propagate } from './queue';
export { run, settleBase } from './search';
